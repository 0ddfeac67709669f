import { spawn, spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { pinnedNode, root } from './install.mjs'

/** Tools started from here find the pinned Node first. */
export const environment = () => ({
  ...process.env,
  // Compiled code is kept between starts: a second start takes half the time.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
  // Each thread of the C library would keep a pool of freed memory of its own: two for all leave the server 40 MB smaller.
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  PATH: [join(root, 'node_modules', '.bin'), dirname(pinnedNode), process.env.PATH].join(delimiter),
})

// A larger nursery is less work collecting it and more memory: with 16 MB the server answers 3 % more than with 8, and
// holds 18 MB more. What an importer reads lives as long as its batch: in a large one it dies there.
const nurseryMb = { 'packages/ingest/src/cli.ts': 32 }
const usualNurseryMb = 16

// With little heap V8 collects garbage early instead of letting the process grow: a download of half a gigabyte leaves the
// server at 560 MB, with twice as much at 620, without a bound at 670. Whoever needs more says so in NODE_OPTIONS;
// measurements of large collections do.
const heapMb = { 'packages/ingest/src/cli.ts': 1536 }
const usualHeapMb = 768
const hasOwnHeap = (script) => script.startsWith('bench/') || /max-old-space-size/.test(process.env.NODE_OPTIONS ?? '')

/** How a program of the repository is run. */
export const nodeFlagsOf = (script) => [
  '--disable-warning=ExperimentalWarning',
  `--max-semi-space-size=${nurseryMb[script] ?? usualNurseryMb}`,
  ...(hasOwnHeap(script) ? [] : [`--max-old-space-size=${heapMb[script] ?? usualHeapMb}`]),
]

/** Runs a program of the repository on the pinned Node and ends with its exit code. */
export function hand(script, args = [], channels = []) {
  const child = spawn(pinnedNode, [...nodeFlagsOf(script), join(root, script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', ...channels],
    env: environment(),
  })
  // The child gets the terminal's Ctrl-C itself; a signal sent to this process alone is passed on.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('exit', (code, signal) => process.exit(process.exitCode ?? code ?? (signal ? 130 : 1)))
  return child
}

/** Runs to the end; true when it succeeded. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  return status === 0
}
