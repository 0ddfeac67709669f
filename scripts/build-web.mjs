import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { run } from './spawn.mjs'

const stamp = join(root, 'packages/web/dist/.built-from')
const sources = ['packages/web/src', 'packages/contract/src', 'packages/language/src', 'packages/web/public']
const settings = ['packages/contract/package.json', 'package-lock.json', 'tsconfig.json']

// What ends up in the pages: links in the footer, and where the calls go.
const links = ['PARENT_COMPANY_NAME', 'PARENT_COMPANY_URL', 'LINKEDIN_URL', 'INSTAGRAM_URL', 'FACEBOOK_URL']
const written = [...links, 'VITE_API_BASE']

/** Builds the web app once, and again only when what it is built from has changed. */
export function ensureWebBuilt() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building the web app …\n')
  if (!run(pinnedNode, ['--disable-warning=ExperimentalWarning', 'packages/web/build.ts'])) {
    process.stderr.write('The web app could not be built: see the lines above.\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of [...sources.flatMap(listAll), ...listDirectly('packages/web'), ...settings].sort()) {
    if (!existsSync(join(root, path))) continue
    hash.update(path).update(readFileSync(join(root, path)))
  }
  for (const name of written) hash.update(`${name}=${process.env[name] ?? ''}`)
  return hash.digest('hex')
}

const listAll = (folder) => listFiles(folder, { recursive: true })
const listDirectly = (folder) => listFiles(folder, {})

function listFiles(folder, options) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), options)
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(join(root, path)).isFile())
}
