import { ensureInstalled } from './install.mjs'
import { hand } from './spawn.mjs'

// A measurement has settings of its own: the mail server, files and replica in .env are the installation's.
await ensureInstalled()
hand('bench/src/run.ts', process.argv.slice(2))
