import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn, fingerprint } from './fingerprint.mjs'
import { pinnedNode, root } from './install.mjs'
import { run } from './spawn.mjs'

const stamp = join(root, 'packages/web/dist/.built-from')
const sources = ['packages/web/src', 'packages/contract/src', 'packages/language/src', 'packages/web/public']
const settings = ['packages/contract/package.json', 'package-lock.json', 'tsconfig.json']

// What ends up in the pages: links in the footer, who answers for personal data, and where the calls go.
const links = ['PARENT_COMPANY_NAME', 'PARENT_COMPANY_URL', 'LINKEDIN_URL', 'INSTAGRAM_URL', 'FACEBOOK_URL']
const written = [...links, 'PRIVACY_OFFICER', 'PRIVACY_OFFICER_EMAIL', 'VITE_API_BASE']

/** Builds the web app once, and again only when what it is built from has changed. */
export function ensureWebBuilt() {
  const wanted = wantedBuild()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  process.stdout.write('Building the web app …\n')
  if (!run(pinnedNode, ['--disable-warning=ExperimentalWarning', 'packages/web/build.ts'])) {
    process.stderr.write('The web app could not be built: see the lines above.\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
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
