import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { argv, exit, stdout } from 'node:process'

/** Licences that may come along with the product, each needing no more than its text being kept. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])
/** Said in the package's own files, but not where npm looks for it. */
const saidElsewhere: Record<string, string> = { 'xmlhttprequest-ssl': 'MIT' }

interface LockedPackage {
  version?: string
  license?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const page = 'docs/licences.md'
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }
const paths = reachable([
  '',
  'packages/contract',
  'packages/server',
  'packages/ingest',
  'packages/product',
  'packages/web',
])
const rows = [...paths].filter((path) => path.includes('node_modules/') && !lock.packages[path]?.link).map(describe)
const wanted = pageOf(rows)

if (argv.includes('--write')) writeFileSync(page, wanted)
const complaints = rows.filter(({ licence }) => !isAllowed(licence)).map(({ name, licence }) => `${name}: ${licence}`)
const isStale = !existsSync(page) || readFileSync(page, 'utf8') !== wanted
for (const complaint of complaints) stdout.write(`The licence of ${complaint} is not on the list.\n`)
if (isStale) stdout.write(`${page} is out of date: node scripts/launch.mjs scripts/laws/licences.ts --write\n`)
exit(complaints.length > 0 || isStale ? 1 : 0)

/** Every place in the lock file that the product's own packages lead to. */
function reachable(roots: string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const entry = lock.packages[path]
    if (!entry || seen.has(path)) return
    seen.add(path)
    if (entry.link && entry.resolved) return visit(entry.resolved)
    const needed = { ...entry.peerDependencies, ...entry.optionalDependencies, ...entry.dependencies }
    for (const name of Object.keys(needed)) visit(resolve(path, name))
  }
  for (const root of roots) visit(root)
  return seen
}

/** As Node looks for it: beside the one who asks, then in every folder above. */
function resolve(from: string, name: string): string {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const path = `${folder && !folder.endsWith('node_modules') ? `${folder}/` : folder}node_modules/${name}`
    if (lock.packages[path]) return path
    if (folder === '') return path
  }
}

function describe(path: string) {
  const name = path.replace(/^.*node_modules\//, '')
  const { version = '', license } = lock.packages[path] ?? {}
  return { name, version, licence: license ?? saidElsewhere[name] ?? 'not said' }
}

/** An SPDX expression: of what stands around OR one is enough, of what stands around AND all must be allowed. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())))
}

function pageOf(all: ReturnType<typeof describe>[]): string {
  const unique = new Map(all.map((row) => [`${row.name} ${row.version}`, row]))
  const sorted = [...unique.values()].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
  const counts = Map.groupBy(sorted, ({ licence }) => licence)
  const totals = [...counts]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([licence, { length }]) => `${licence} ${length}`)
  return `# Licences of what Materia stands on

Every package that comes along with the product, from the lock file; written by \`scripts/laws/licences.ts\`, which \`npm run check\`
runs. Optional ones are built for other machines. Libraries under the LGPL (libvips, inside sharp) are separate shared files.

${totals.join(', ')}.

${table([['package', 'version', 'licence'], ...sorted.map(({ name, version, licence }) => [name, version, licence])])}
`
}

/** Columns as wide as their widest cell, as the formatter writes them. */
function table([head = [], ...body]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [head, rule, ...body].map(line).join('\n')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
