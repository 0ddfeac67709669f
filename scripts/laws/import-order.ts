import { exit, stdout } from 'node:process'
import { importsOf, listSources } from './import-graph.ts'

/** A feature imports only features that stand before it, and only through their door. */
const serverFeatures = [
  'users',
  'attachments',
  'profiles',
  'contents',
  'posts',
  'folios',
  'safety',
  'subscriptions',
  'comments',
  'chat',
  'accounts',
  'contact',
  'notifications',
  'moderation',
]

/** The web's rooms: each may import those before it. */
const webRooms = ['lib', 'ui', 'domain', 'features', 'app']

interface Source {
  file: string
  package: string
  /** In the server: app, features, platform, testing, admin. */
  room: string
  feature: string | undefined
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

const complaints = listSources().flatMap((file) =>
  importsOf(file).flatMap((target) => complaintAbout(sourceAt(file), sourceAt(target))),
)

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function sourceAt(file: string): Source {
  const [, name = '', , room = '', feature] = file.split('/')
  return { file, package: name, room: room.replace(/\.tsx?$/, ''), feature: room === 'features' ? feature : undefined }
}

function complaintAbout(from: Source, to: Source): string[] {
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

function webComplaint(from: Source, to: Source, says: (rule: string) => string[]): string[] {
  if (from.feature && to.feature && from.feature !== to.feature) return says('web features never import each other')
  if (webRooms.includes(from.room) && webRooms.indexOf(from.room) < webRooms.indexOf(to.room))
    return says(`${from.room} knows nothing of ${to.room}`)
  return []
}
