import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, root } from './install.mjs'
import { run } from './spawn.mjs'

await ensureInstalled()
ensureWebBuilt()
if (!ensureBrowser()) process.exit(1)
process.exit(run('playwright', ['test', ...process.argv.slice(2)], { cwd: join(root, 'e2e') }) ? 0 : 1)
