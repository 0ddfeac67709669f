import { ensureInstalled } from './install.mjs'
import { hand } from './spawn.mjs'

// A product of its own, with settings of its own: those in .env are the installation's.
await ensureInstalled()
hand('proofs/src/attack/run.ts', process.argv.slice(2))
