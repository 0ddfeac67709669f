import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { languages } from '@materia/contract/languages.ts'
import { build, type Manifest } from 'vite'

interface Built {
  dist: string
  manifest: Manifest
  configFile: string
  /** The address of what runs before the first paint. */
  startScript: string
}

const pages = ['Home', 'Discover', 'Folio', 'Content', 'Drug', 'Profile'].map((name) => `src/app/pages/${name}Page.tsx`)
const words = ['public', 'application', 'people', 'drugs', 'comments', 'news', 'safety']
  .flatMap((part) => languages.map((language) => `src/app/languages/${part}.${language}.ts`))
  .concat('src/app/languages/forms.fr.ts')
/** What is opened without a connection, beside what these load at once. */
const roots = ['index.html', 'src/app/Providers.tsx', 'src/app/application.tsx', ...pages, ...words]
/** Parts that come on demand and serve nobody who has no connection, and large ones that are not for reading. */
const leftOut =
  /app\/(pages|languages)\/|\/(editor|desk|hidden|promoted|picture|verification|organisation|blocking|actions|refine|security|consents)\/|features\/(chat|contact|posts|moderation)\/|Dialog\.tsx$|FirstRun/
const asked = [/ConflictDialog|conflict-dialog|PatientDataDialog/]

// Within what a phone spares without asking, and a fraction of what browsers allow.
const budget = 600_000

/** Builds the service worker, which names the parts of the program that it keeps, and the one that takes its place when it is off. */
export async function buildWorkers({ dist, manifest, configFile, startScript }: Built): Promise<void> {
  const files = [startScript, ...[...offlineFiles(manifest)].map((file) => `/${file}`)].sort()
  const entry = `/${manifest['index.html']?.file}`
  await checkSize(dist, files)
  const off = await buildScript({ dist, configFile }, 'service-worker-off', {})
  const shells = await Promise.all(languages.map((language) => readFile(join(dist, language, 'app.html'), 'utf8')))
  const version = createHash('sha256')
    .update([...files, ...shells, off].join('\n'))
    .digest('base64url')
    .slice(0, 12)
  await buildScript({ dist, configFile }, 'service-worker', {
    offlineProgram: JSON.stringify({ version, files, entry }),
  })
}

function offlineFiles(manifest: Manifest): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const asset of chunk.assets ?? []) if (/inter-latin-wght/.test(asset)) files.add(asset)
    chunk.imports?.forEach(visit)
    chunk.dynamicImports?.filter(isForReading).forEach(visit)
  }
  for (const root of roots) {
    if (!manifest[root]) throw new Error(`${root} is not a part of the build.`)
    visit(root)
  }
  return files
}

const isForReading = (key: string) => asked.some((part) => part.test(key)) || !leftOut.test(key)

async function checkSize(dist: string, files: string[]): Promise<void> {
  let [size, stored] = [0, 0]
  for (const file of files) {
    const path = join(dist, file)
    stored += (await stat(path)).size
    size += file.endsWith('.woff2')
      ? (await stat(path)).size
      : (await promisify(brotliCompress)(await readFile(path))).length
  }
  const line = `kept for reading offline: ${(size / 1000).toFixed(1)} kB of ${files.length} files (brotli), budget ${budget / 1000} kB; ${(stored / 1000).toFixed(0)} kB on the device`
  process.stdout.write(`${line}\n`)
  if (size > budget) throw new Error(`Over budget: ${line}`)
}

async function buildScript(
  { dist, configFile }: Pick<Built, 'dist' | 'configFile'>,
  name: string,
  define: Record<string, string>,
): Promise<string> {
  const built = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: false,
      rollupOptions: {
        input: join(import.meta.dirname, `src/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error(`${name} was not built.`)
  return output.output[0].code
}
