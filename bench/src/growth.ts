import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { reportFact } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * `growth [name]`: every text field of every call and hub method, or of those whose name matches, with every fragment.
 * Each processor takes a part, with a server and a PostgreSQL of its own; `--part 2/5` is one part alone.
 */
export async function benchGrowth(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { part: { type: 'string' } }, allowPositionals: true })
  const count = availableParallelism()
  const parts = values.part ? [values.part] : Array.from({ length: count }, (_, nth) => `${nth + 1}/${count}`)
  const codes = await Promise.all(parts.map((part) => measure(part, positionals[0] ?? '')))
  const holds = codes.every((code) => code === 0)
  reportFact(
    'every text field of every call, time by length',
    holds ? 'none grows faster than its text' : 'see above',
    holds,
  )
}

async function measure(part: string, name: string): Promise<number> {
  const program = ['run', '--project', 'proofs', '--reporter=dot', 'proofs/src/growth/growth.test.ts']
  const child = spawn('vitest', program, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GROWTH: 'whole', GROWTH_ONLY: name, GROWTH_PART: part },
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
