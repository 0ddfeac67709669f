import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { hand } from './spawn.mjs'

await ensureInstalled()
ensureWebBuilt()
hand('proofs/src/rehearse/run.ts')
