import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, root } from './install.mjs'
import { hand } from './spawn.mjs'

ensureInstalled()
ensureWebBuilt()
const settings = join(root, '.env')
if (existsSync(settings)) process.loadEnvFile(settings)
hand('packages/server/src/main.ts')
