import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, fingerprint } from './fingerprint.mjs'
import { pinnedNode, root } from './install.mjs'
import { environment, run } from './spawn.mjs'

const stamp = join(root, 'packages/web/dist/.built-from')
const sources = ['packages/web/src', 'packages/contract/src', 'packages/language/src', 'packages/web/public']
const settings = ['packages/contract/package.json', 'package-lock.json', 'tsconfig.json']

// What ends up in the pages: links in the footer, who answers for personal data, and where the calls go.
const links = ['PARENT_COMPANY_NAME', 'PARENT_COMPANY_URL', 'LINKEDIN_URL', 'INSTAGRAM_URL', 'FACEBOOK_URL']
const written = [...links, 'PRIVACY_OFFICER', 'PRIVACY_OFFICER_EMAIL', 'VITE_API_BASE']

/** Builds the web app once, and again only when what it is built from has changed. */
export function ensureWebBuilt() {
  const wanted = unbuilt()
  if (!wanted) return
  const isBuilt = run(pinnedNode, program)
  if (!ended(wanted, isBuilt)) process.exit(1)
}

/** The same beside other work: nothing where it is built, else whether it could be. */
export function startWebBuild() {
  const wanted = unbuilt()
  if (!wanted) return undefined
  const child = spawn(pinnedNode, program, { cwd: root, stdio: 'inherit', env: environment() })
  // Who is stopped stops building.
  process.once('exit', () => child.kill())
  return once(child, 'close').then(([code, signal]) => (signal ? false : ended(wanted, code === 0)))
}

const program = ['--disable-warning=ExperimentalWarning', 'packages/web/build.ts']

function unbuilt() {
  const wanted = wantedBuild()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return undefined
  process.stdout.write('Building the web app …\n')
  return wanted
}

function ended(wanted, isBuilt) {
  if (isBuilt) writeFileSync(stamp, wanted)
  else process.stderr.write('The web app could not be built: see the lines above.\n')
  return isBuilt
}

function wantedBuild() {
  const files = [...sources.flatMap(filesIn), ...filesDirectlyIn('packages/web'), ...settings.flatMap(filesIn)]
  const values = written.map((name) => `${name}=${process.env[name] ?? ''}`)
  return [fingerprint(files), ...values].join('\n')
}

const filesDirectlyIn = (folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? join(folder, entry.name) : [],
      )
    : []
