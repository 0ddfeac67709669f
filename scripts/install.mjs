import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npmInstall } from './npm-install.mjs'
import { missingBuilds } from './platform-builds.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.materia-installed')

/** The Node that the product is written for, whatever the machine has. */
export const pinnedNode = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Runs on the machine's own Node, before anything is installed: plain JavaScript and no dependencies. */
export async function ensureInstalled(patience) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  const isFirst = !existsSync(modules)
  rmSync(stamp, { force: true })
  process.stdout.write('Installing what is missing (a minute or two the first time) …\n')
  await install([])
  const builds = missingBuilds(root)
  if (builds.length > 0) {
    process.stdout.write(`The lock has no build for this platform of ${builds.join(', ')}: adding them …\n`)
    await install(builds)
  }
  writeFileSync(stamp, wanted)

  async function install(packages) {
    const code = await npmInstall(root, packages, patience)
    if (code === 0) return
    // What npm could not take back is gone, or made whole by the next run: no stamp says that it is.
    if (isFirst) rmSync(modules, { recursive: true, force: true })
    process.exit(code)
  }
}
