import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingBuilds } from './platform-builds.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.materia-installed')

/** The Node that the product is written for, whatever the machine has. */
export const pinnedNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** Runs on the machine's own Node, before anything is installed: plain JavaScript and no dependencies. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Installing what is missing (a minute or two the first time) …\n')
  npmInstall([])
  const builds = missingBuilds(root)
  if (builds.length > 0) {
    process.stdout.write(`The lock has no build for this platform of ${builds.join(', ')}: adding them …\n`)
    npmInstall(builds)
  }
  writeFileSync(stamp, wanted)
}

function npmInstall(args) {
  const isWindows = process.platform === 'win32'
  const { status } = spawnSync(
    isWindows ? 'npm.cmd' : 'npm',
    // The lock stays as it was written: a registry that has other builds today must not change what is checked.
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...args],
    // A .cmd file is started by the shell alone.
    { cwd: root, stdio: 'inherit', shell: isWindows },
  )
  if (status === 0) return
  process.stderr.write('npm install failed: see the lines above, then try again.\n')
  process.exit(status ?? 1)
}
