import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'

await ensureInstalled()
ensureWebBuilt()
