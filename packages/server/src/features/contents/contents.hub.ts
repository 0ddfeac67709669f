import { type ContentItemType, type ContentVersionAdded, contentHub } from '@materia/contract'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { contentVersionAdded } from './contents.events.ts'

type Version = Pick<ContentVersionAdded, 'contentItemId' | 'versionId'>

export const contentsHub = serveHub(contentHub, {})

/** Open screens hear of a new version: everybody's of what is public, otherwise those of its owner and members. */
export function pushNewVersions(app: App): void {
  const arrived: Version[] = []
  app.events.on(contentVersionAdded, async (added) => {
    arrived.push(added)
    if (arrived.length > 1) return
    // An import announces thousands at once: whoever came first asks for all of them together.
    await Promise.resolve()
    await push(app, arrived.splice(0))
  })
}

async function push(app: App, versions: Version[]): Promise<void> {
  const items = await listItems(
    app,
    versions.map((version) => version.contentItemId),
  )
  for (const { contentItemId, versionId } of versions) {
    const item = items.get(contentItemId)
    if (!item) continue
    const added: ContentVersionAdded = { contentItemId, versionId, contentItemType: item.type }
    if (item.is_public) app.realtime.pushToAll(contentHub, 'ContentVersionAdded', added)
    else app.realtime.push(contentHub, item.user_ids.map(userChannel), 'ContentVersionAdded', added)
  }
}

/** Their kinds, and who may see them. */
async function listItems(app: App, contentItemIds: string[]) {
  const { rows } = await sql<{ id: string; type: ContentItemType; is_public: boolean; user_ids: string[] }>`
    select i.id, i.type, i.visibility = 'public' as is_public,
      array(
        select i.owner_id where i.owner_id is not null
        union
        select fu.user_id from folio_users fu
        where fu.folio_id = i.id and i.visibility = 'members' and fu.status = 'Accepted' and fu.user_id is not null) as user_ids
    from content_items i
    where i.id = any(${contentItemIds}::uuid[]) and not i.is_deleted and i.hidden_at is null`.execute(app.db)
  return new Map(rows.map((row) => [row.id, row]))
}
