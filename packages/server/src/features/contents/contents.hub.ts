import { contentHub } from '@materia/contract'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { contentVersionAdded } from './contents.events.ts'

export const contentsHub = serveHub(contentHub, {})

/** Open screens hear of a new version: everybody's of what is public, otherwise those of its owner and members. */
export function pushNewVersions(app: App): void {
  app.events.on(contentVersionAdded, async (added) => {
    const audience = await findAudience(app, added.contentItemId)
    if (audience === 'all') return app.realtime.pushToAll(contentHub, 'ContentVersionAdded', added)
    app.realtime.push(contentHub, audience.map(userChannel), 'ContentVersionAdded', added)
  })
}

async function findAudience(app: App, contentItemId: string): Promise<'all' | string[]> {
  const { rows } = await sql<{ is_public: boolean; user_ids: string[] }>`
    select i.visibility = 'public' as is_public,
      array(
        select i.owner_id where i.owner_id is not null
        union
        select fu.user_id from folio_users fu
        where fu.folio_id = i.id and i.visibility = 'members' and fu.status = 'Accepted' and fu.user_id is not null) as user_ids
    from content_items i
    where i.id = ${contentItemId} and not i.is_deleted and i.hidden_at is null`.execute(app.db)
  const [item] = rows
  if (!item) return []
  return item.is_public ? 'all' : item.user_ids
}
