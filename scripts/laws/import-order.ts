import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { exit, stdout } from 'node:process'

/** A feature imports only features that stand before it, and only through their door. */
const serverFeatures = [
  'users',
  'attachments',
  'profiles',
  'contents',
  'posts',
  'folios',
  'chat',
  'accounts',
  'contact',
  'notifications',
  'moderation',
]

interface Place {
  file: string
  package: string
  /** In the server: app, features, platform, testing, admin. */
  room: string
  feature: string | undefined
}

const importPattern = /(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g
const packageNames: Record<string, string> = {
  '@materia/contract': 'packages/contract/src/index.ts',
  '@materia/language': 'packages/language/src/index.ts',
}
/** Which packages each package may import. */
const packageOrder: Record<string, string[]> = {
  contract: [],
  server: ['contract', 'language'],
  ingest: ['contract', 'server'],
  product: ['contract', 'server', 'ingest'],
  language: ['contract'],
  web: ['contract', 'language'],
}

const complaints = globSync('packages/*/src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/'))
  .flatMap((file) => importsOf(file).flatMap((target) => complaintAbout(placeOf(file), placeOf(target))))

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(importPattern)].flatMap(([, from, bare, lazy]) => {
    const specifier = from ?? bare ?? lazy ?? ''
    if (specifier.startsWith('.')) return [relative('.', resolve(dirname(file), specifier))]
    if (packageNames[specifier]) return [packageNames[specifier]]
    const inside = specifier.match(/^@materia\/(\w+)\/(.+)$/)
    return inside ? [join('packages', inside[1] ?? '', 'src', inside[2] ?? '')] : []
  })
}

function placeOf(file: string): Place {
  const [, name = '', , room = '', feature] = file.split('/')
  return { file, package: name, room: room.replace(/\.tsx?$/, ''), feature: room === 'features' ? feature : undefined }
}

function complaintAbout(from: Place, to: Place): string[] {
  const says = (rule: string) => [`${from.file} imports ${to.file}: ${rule}`]
  if (from.package !== to.package && !packageOrder[from.package]?.includes(to.package))
    return says('packages import one way')
  if (from.package === 'web' && to.package === 'web') return webComplaint(from, to, says)
  if (to.package !== 'server') return []
  if (from.package === 'server') {
    if (from.room === 'platform' && to.room !== 'platform') return says('the platform knows no feature')
    if (from.room === 'features' && !['features', 'platform'].includes(to.room))
      return says('features know only features and platform')
  }
  if (!to.feature || (from.package === 'server' && from.feature === to.feature)) return []
  if (!to.file.endsWith(`features/${to.feature}/index.ts`)) return says('a feature is entered by its door, index.ts')
  if (from.feature && serverFeatures.indexOf(to.feature) >= serverFeatures.indexOf(from.feature)) {
    return says('a feature imports only those before it')
  }
  return []
}

function webComplaint(from: Place, to: Place, says: (rule: string) => string[]): string[] {
  if (from.feature && to.feature && from.feature !== to.feature) return says('web features never import each other')
  if (from.feature && to.room === 'app') return says('features do not know the app')
  if (from.room === 'ui' && ['features', 'app'].includes(to.room)) return says('ui knows no product word')
  if (from.room === 'lib' && ['features', 'app'].includes(to.room)) return says('lib knows no feature')
  return []
}
