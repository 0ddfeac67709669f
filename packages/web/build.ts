import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { defaultLanguage, type Language, languages } from '@materia/contract/languages.ts'
import { build } from 'vite'
import { checkBudgets } from './build-budgets.ts'
import { chunkNaming } from './build-chunks.ts'
import { withSharedFiles } from './build-parts.ts'
import { buildWorkers } from './build-worker.ts'
import { productPicture, themes } from './src/app/pages/marketing/product-picture.ts'
import { dark, light } from './src/ui/theme/tokens.ts'

type Prerender = typeof import('./src/prerender.tsx')
type PublicPage = ReturnType<Prerender['publicPages']>[number]

const dist = join(import.meta.dirname, 'dist')
const prerenderFolder = join(dist, '.prerender')
const configFile = join(import.meta.dirname, 'vite.config.ts')
// Also in the server's `web.ts`, which fills it in.
const publicUrlMark = '%PUBLIC_URL%'
const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.json', '.webmanifest'])

const people = 'app/languages/people.*.ts'
const itemPages = 'app/languages/drugs.*.ts'
const profile = { file: 'profile.html', parts: ['app/pages/ProfilePage.tsx', people, 'features/users/messages.*.ts'] }

/** Where most visits begin: their pages name the parts of their screens, so that none waits for another to arrive. A star is the language. */
const mainScreens = {
  '/discover': { file: 'discover.html', parts: ['app/pages/DiscoverPage.tsx'] },
  '/contents': { file: 'contents.html', parts: ['app/pages/ContentsSearchPage.tsx'] },
  '/contents/*': { file: 'content.html', parts: ['app/pages/ContentPage.tsx', itemPages] },
  '/drug/*': { file: 'drug.html', parts: ['app/pages/DrugPage.tsx', itemPages] },
  '/folio': { file: 'folio.html', parts: ['app/pages/FolioPage.tsx', 'features/folios/messages.*.ts'] },
  '/doctor-search': { file: 'doctor-search.html', parts: ['app/pages/DoctorSearchPage.tsx', people] },
  '/discussions': {
    file: 'discussions.html',
    parts: ['app/pages/DiscussionsPage.tsx', 'app/languages/discussions.*.ts'],
  },
  '/Profile': profile,
  '/Profile/*': profile,
  '/safety': {
    file: 'safety.html',
    parts: ['app/safety-page.ts', 'app/pages/SafetyPage.tsx', 'app/languages/safety.*.ts'],
  },
  '/notifications': {
    file: 'notifications.html',
    parts: ['app/news-page.ts', 'app/pages/NotificationsPage.tsx', 'app/languages/news.*.ts'],
  },
  '/create-content/*': {
    file: 'create-content.html',
    parts: ['app/pages/CreateContentPage.tsx', 'app/languages/writing.*.ts'],
  },
  '/my-posts': { file: 'my-posts.html', parts: ['app/pages/MyPostsPage.tsx', 'app/languages/writing.*.ts'] },
}

/** Home with a dialog over it, which the address names. */
const homeDialogFile = 'home-dialog.html'

// What forms check their fields with comes with the first of them.
const schemas = /packages\/contract\/src\/.*\.schemas\.ts$|node_modules\/zod\//

const built = await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: dist,
    emptyOutDir: true,
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'schemas', test: schemas, includeDependenciesRecursively: false },
            {
              name: chunkNaming((id) => schemas.test(id)),
              debugName: 'doors',
              includeDependenciesRecursively: false,
              priority: -1,
            },
          ],
        },
      },
    },
  },
})
const startScript = await buildStartScript()
const manifest = withSharedFiles(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')), built)
const template = await readFile(join(dist, 'index.html'), 'utf8')
await writePages(await buildPrerender())
await checkBudgets({ dist, manifest })
await buildWorkers({ dist, manifest, configFile, startScript })
await rm(join(dist, 'index.html'))
await rm(prerenderFolder, { recursive: true })
await compressAll()

/** The script that runs before the first paint: classic, so that it blocks, and tiny. */
async function buildStartScript(): Promise<string> {
  const built = await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: dist,
      emptyOutDir: false,
      manifest: false,
      rollupOptions: {
        input: join(import.meta.dirname, 'src/start-early.ts'),
        output: { format: 'iife', entryFileNames: 'assets/start-[hash].js' },
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('The start script was not built.')
  return `/${output.output[0].fileName}`
}

async function buildPrerender(): Promise<Prerender> {
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(import.meta.dirname, 'src/prerender.tsx'),
      outDir: prerenderFolder,
      emptyOutDir: true,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  })
  return import(join(prerenderFolder, 'prerender.js'))
}

async function writePages(prerender: Prerender) {
  const pages: Record<string, Record<string, string>> = {}
  for (const language of languages) pages[language] = await writePagesIn(language, prerender)
  await writeFile(join(dist, 'pages.json'), JSON.stringify(pages, null, 2))
}

/** Writes every page in one language, and gives its files by address. */
async function writePagesIn(language: Language, prerender: Prerender): Promise<Record<string, string>> {
  const { descriptions, drawIn, publicPages, renderPage, renderShellStyles, renderStartingUp, titleOf, webManifest } =
    prerender
  await drawIn(language)
  await mkdir(join(dist, language), { recursive: true })
  const write = (file: string, head: string, root: string, html = template) =>
    writeFile(
      join(dist, language, file),
      html
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace('<!--head-->', () => head)
        .replace('<div id="root"><!--page--></div>', () => root),
    )
  const fileOf: Record<string, string> = {}
  const writePage = async (file: string, page: PublicPage, preloaded: string[]) => {
    const { markup, styles } = await renderPage(page.path)
    const extra = [...addressTags(page.path, language, descriptions()('picture')), styles, ...preloaded]
    const head = scriptsLater(headOf({ ...page, language, title: titleOf(page.title), extra }))
    await write(file, head, `<div id="root" data-prerendered>${markup}</div>`, scriptsLater(template))
  }
  const listed = publicPages()
  const [home] = listed
  if (!home) throw new Error('There is no public page.')
  for (const page of listed) {
    await writePage(page.file, page, [...preloadsOf(page.path), ...(page === home ? pictures(language) : [])])
    fileOf[page.path] = `${language}/${page.file}`
  }
  await writeFile(join(dist, manifestOf(language)), webManifest(language, home.description))
  await writePage(homeDialogFile, home, preloads(['app/pages/HomePage.tsx', 'features/users/HomeDialogs.tsx']))
  const styles = await renderShellStyles({ isItem: false })
  const itemStyles = await renderShellStyles({ isItem: true })
  const startingUp = await renderStartingUp()
  const writeShell = async (file: string, parts: string[]) => {
    const shellStyles = parts.includes(itemPages) ? itemStyles : styles
    // What lies behind the sign-in is nothing for search engines.
    const extra = ['<meta name="robots" content="noindex" />', shellStyles, ...shellPreloads(language, parts)]
    const head = headOf({ language, title: titleOf(), description: home.description, extra })
    await write(file, head, `<div id="root">${startingUp}</div>`)
  }
  await writeShell('app.html', [])
  for (const [path, { file, parts }] of Object.entries(mainScreens)) {
    await writeShell(file, parts)
    fileOf[path] = `${language}/${file}`
  }
  return {
    '/': `${language}/${home.file}`,
    [`${home.path}/*`]: `${language}/${homeDialogFile}`,
    ...fileOf,
    '*': `${language}/app.html`,
  }
}

/** A page that shows itself before its program has come needs the bytes of its text and picture first. */
function scriptsLater(html: string): string {
  return html.replaceAll(/<(?=link rel="modulepreload"|script type="module")(\w+)/g, '<$1 fetchpriority="low"')
}

function manifestOf(language: Language): string {
  return `materia.${language}.webmanifest`
}

/** The server puts the address it is reached at in the place of the mark. */
function addressTags(path: string, language: Language, pictureText: string): string[] {
  const address = `${publicUrlMark}${path}`
  return [
    `<link rel="canonical" href="${address}${language === defaultLanguage ? '' : `?lang=${language}`}" />`,
    ...languages.map((each) => `<link rel="alternate" hreflang="${each}-CA" href="${address}?lang=${each}" />`),
    `<link rel="alternate" hreflang="x-default" href="${address}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${publicUrlMark}/preview.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${escapeText(pictureText)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

function headOf(page: { language: Language; title: string; description: string; extra: string[] }): string {
  const [title, description] = [escapeText(page.title), escapeText(page.description)]
  return [
    `<script src="${startScript}"></script>`,
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Materia" />',
    `<meta property="og:locale" content="${page.language}_CA" />`,
    `<link rel="manifest" href="/${manifestOf(page.language)}" />`,
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png" />',
    `<meta name="theme-color" content="${light.bar.ground}" media="(prefers-color-scheme: light)" />`,
    `<meta name="theme-color" content="${dark.bar.ground}" media="(prefers-color-scheme: dark)" />`,
    ...fontPreloads(),
    ...preloads(['app/Providers.tsx', `app/languages/public.${page.language}.ts`]),
    ...page.extra,
  ].join('\n    ')
}

/** The page's own file, asked for before the program finds out that it needs it. */
function preloadsOf(path: string): string[] {
  const name = path.slice(1).replaceAll('-', '').toLowerCase()
  const chunk = Object.values(manifest).find(({ src }) => src?.toLowerCase().endsWith(`/${name}page.tsx`))
  return chunk ? [`<link rel="modulepreload" href="/${chunk.file}" />`] : []
}

/** Home's picture is the largest thing on it: asked for at once, in the theme that the device prefers. */
function pictures(language: Language): string[] {
  return themes.map((theme) => {
    const address = productPicture(theme, language)
    const media = `(prefers-color-scheme: ${theme})`
    return `<link rel="preload" as="image" type="image/webp" fetchpriority="high" href="${address}" media="${media}" />`
  })
}

/** What every screen behind the sign-in stands on, asked for at once instead of one after the other. */
function shellPreloads(language: Language, parts: string[]): string[] {
  const all = ['app/languages/application.*.ts', 'app/application.tsx', ...parts]
  return preloads(all.map((part) => part.replace('*', language)))
}

function preloads(parts: string[]): string[] {
  const asked = new Set(parts.flatMap((src) => filesBehind(`src/${src}`)))
  for (const file of filesBehind('index.html')) asked.delete(file)
  return [...asked].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`)
}

function filesBehind(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesBehind(next, seen))]
}

function fontPreloads(): string[] {
  return Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file, index, all) => /inter-latin-wght-normal.*\.woff2$/.test(file) && all.indexOf(file) === index)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`)
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Beside every file its compressed twins, so that the server never compresses. */
async function compressAll() {
  const files = await readdir(dist, { recursive: true, withFileTypes: true })
  for (const entry of files) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality))
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}
