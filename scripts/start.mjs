import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, root } from './install.mjs'
import { hand } from './spawn.mjs'

ensureInstalled()
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
ensureWebBuilt()
hand('packages/server/src/main.ts')
