import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `growth [name]`: every text field of every call and hub method, or of those whose name matches, with every fragment. */
export async function benchGrowth([name = '']: string[]): Promise<void> {
  const { status } = spawnSync('vitest', ['run', '--project', 'proofs', 'proofs/src/growth/growth.test.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GROWTH: 'whole', GROWTH_ONLY: name },
  })
  process.exitCode = status ?? 1
}
