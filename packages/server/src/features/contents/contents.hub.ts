import { type ContentVersionAdded, contentHub } from '@materia/contract'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { contentVersionAdded } from './contents.events.ts'

export const contentsHub = serveHub(contentHub, {})

/** Open screens hear of a new version: everybody's of what is public, otherwise those of its owner and members. */
export function pushNewVersions(app: App): void {
  const arrived: ContentVersionAdded[] = []
  app.events.on(contentVersionAdded, async (added) => {
    arrived.push(added)
    if (arrived.length > 1) return
    // An import announces thousands at once: whoever came first asks for all of them together.
    await Promise.resolve()
    await push(app, arrived.splice(0))
  })
}

async function push(app: App, versions: ContentVersionAdded[]): Promise<void> {
  const audiences = await listAudiences(
    app,
    versions.map((version) => version.contentItemId),
  )
  for (const version of versions) {
    const audience = audiences.get(version.contentItemId) ?? []
    if (audience === 'all') app.realtime.pushToAll(contentHub, 'ContentVersionAdded', version)
    else app.realtime.push(contentHub, audience.map(userChannel), 'ContentVersionAdded', version)
  }
}

async function listAudiences(app: App, contentItemIds: string[]): Promise<Map<string, 'all' | string[]>> {
  const { rows } = await sql<{ id: string; is_public: boolean; user_ids: string[] }>`
    select i.id, i.visibility = 'public' as is_public,
      array(
        select i.owner_id where i.owner_id is not null
        union
        select fu.user_id from folio_users fu
        where fu.folio_id = i.id and i.visibility = 'members' and fu.status = 'Accepted' and fu.user_id is not null) as user_ids
    from content_items i
    where i.id = any(${contentItemIds}::uuid[]) and not i.is_deleted and i.hidden_at is null`.execute(app.db)
  return new Map(rows.map((row) => [row.id, row.is_public ? 'all' : row.user_ids]))
}
