import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Manifest } from 'vite'

/** What every page loads before it draws anything. */
const entry = ['index.html', 'src/app/Providers.tsx']
const pages = 'src/app/pages'
const sockets = '../../node_modules/socket.io-client/build/esm/index.js'
const audiencePages = ['ForDoctors', 'ForResidents', 'ForOrganisations']
const publicPages = ['Home', 'Landing', 'AboutUs', 'ContactUs', 'TermsOfService', 'PrivacyPolicy']

// The longer of the two languages.
const french = (part: string) => `src/app/languages/${part}.fr.ts`

/** What opening a page may load, in bytes of brotli; the forms over the public pages come when they are opened. */
const budgets = [
  {
    name: 'all public pages',
    limit: 150_000,
    roots: [...entry, french('public'), french('legal'), ...publicPages.map((name) => `${pages}/${name}Page.tsx`)],
  },
  {
    name: 'the pages for doctors, residents and organisations',
    limit: 145_000,
    roots: [
      ...entry,
      french('public'),
      french('audiences'),
      ...audiencePages.map((name) => `${pages}/${name}Page.tsx`),
    ],
  },
  {
    name: 'home with a dialog open',
    limit: 208_000,
    roots: [
      ...entry,
      french('public'),
      french('forms'),
      'src/features/users/messages.fr.ts',
      `${pages}/HomePage.tsx`,
      'src/features/users/HomeDialogs.tsx',
    ],
  },
  {
    name: 'signed-in shell with its sockets',
    limit: 208_000,
    roots: [...entry, french('public'), french('forms'), french('application'), 'src/app/application.tsx', sockets],
  },
]

/** Pages that are read: their forms come with their schemas when they are opened. */
const readPages = ['Discover', 'ContentsSearch', 'Content', 'Drug', 'Profile', 'Notifications', 'Safety']

/** Fails the build when a budget is broken. */
export async function checkBudgets({ dist, manifest }: { dist: string; manifest: Manifest }) {
  const broken: string[] = []
  for (const { name, limit, roots } of budgets) {
    let size = 0
    const files = [...filesOf(manifest, roots)]
    for (const file of files) size += await compressedSize(join(dist, file))
    const line = `${name}: ${(size / 1000).toFixed(1)} kB of script (brotli), budget ${limit / 1000} kB`
    process.stdout.write(`${line}\n`)
    if (size > limit) broken.push(line)
    // What is typed is checked when it is sent: until then the schemas would be made for nothing.
    if (hasSchemas(files)) broken.push(`schemas in ${name}`)
  }
  for (const name of readPages)
    if (hasSchemas([...filesOf(manifest, [`${pages}/${name}Page.tsx`])])) broken.push(`schemas in the page ${name}`)
  if (broken.length > 0) throw new Error(`Over budget: ${broken.join('; ')}`)
}

const hasSchemas = (files: string[]) => files.some((file) => file.startsWith('assets/schemas-'))

/** The scripts of these parts and of everything they import at once. */
function filesOf(manifest: Manifest, roots: string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is not a part of the build.`)
    if (seen.has(key)) return
    seen.add(key)
    if (chunk.file.endsWith('.js')) files.add(chunk.file)
    for (const each of chunk.imports ?? []) visit(each)
  }
  for (const root of roots) visit(root)
  return files
}

async function compressedSize(path: string): Promise<number> {
  return (await promisify(brotliCompress)(await readFile(path))).length
}
