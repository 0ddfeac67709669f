import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'

ensureInstalled()
ensureWebBuilt()
