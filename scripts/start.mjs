import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { takeSettings } from './settings.mjs'
import { hand } from './spawn.mjs'

takeSettings()
await ensureInstalled()
ensureWebBuilt()
hand('packages/product/src/main.ts')
