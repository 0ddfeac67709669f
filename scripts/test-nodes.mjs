import { ensureInstalled } from './install.mjs'
import { environment, run } from './spawn.mjs'

// Two nodes and a replica share the machine with the tests: what is slow there is not wrong.
const timeoutMs = 120_000

await ensureInstalled()
const given = process.argv.slice(2)
const isGreen = run('vitest', ['run', '--project', 'server', `--testTimeout=${timeoutMs}`, ...given], {
  env: { ...environment(), MATERIA_TEST_NODES: '2' },
})
process.exit(isGreen ? 0 : 1)
