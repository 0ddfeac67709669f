import { startWebBuild } from './build-web.mjs'
import { ensureInstalled } from './install.mjs'
import { takeSettings } from './settings.mjs'
import { hand } from './spawn.mjs'

takeSettings()
await ensureInstalled()
// Of a first start the longest part but one: the database is filled meanwhile.
const build = startWebBuild()
const product = hand('packages/product/src/main.ts', build ? ['--web-is-being-built'] : [], build ? ['ipc'] : [])
if (build) {
  const isBuilt = await build
  if (!isBuilt) {
    process.exitCode = 1
    product.kill('SIGTERM')
  } else if (product.connected) product.send('built', () => undefined)
}
