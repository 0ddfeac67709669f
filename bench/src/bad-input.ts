import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { reportFact } from './report.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** `bad-input [amount] [seed]`: the test of bad input in full, a hundred inputs of each sort for every call. */
export async function benchBadInput([amount = '100', seed = '7']: string[]): Promise<void> {
  const { status } = spawnSync('vitest', ['run', '--project', 'proofs', 'proofs/src/bad-input/bad-input.test.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BAD_INPUTS: amount, BAD_INPUTS_SEED: seed, BAD_INPUTS_SLOW_MS: '2000' },
  })
  const holds = status === 0
  reportFact(
    `${amount} inputs of each sort for every call`,
    holds ? 'each refused or taken as it should' : 'see above',
    holds,
  )
}
