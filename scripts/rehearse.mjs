import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { hand } from './spawn.mjs'

ensureInstalled()
ensureWebBuilt()
hand('proofs/src/rehearse/run.ts')
