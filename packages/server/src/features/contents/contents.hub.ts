import {
  type ContentVersionAdded,
  contentHub,
  contentHubShapes,
  type HubEvent,
  type HubEventName,
} from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { userChannel } from '../../platform/realtime/realtime.ts'
import { serveHub } from '../../platform/realtime/serve-hub.ts'
import { listAudiences } from './audiences.queries.ts'
import { contentVersionAdded } from './contents.events.ts'

export const contentsHub = serveHub(contentHub, contentHubShapes, {})

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
    app.db,
    versions.map((version) => version.contentItemId),
  )
  for (const version of versions) {
    pushTo(app, audiences.get(version.contentItemId), 'ContentVersionAdded', version)
  }
}

/** To the open screens of everybody who may see the item. */
export async function pushToReaders<E extends ContentEvent>(
  app: App,
  event: E,
  payload: HubEvent<typeof contentHub, E>,
): Promise<void> {
  const audiences = await listAudiences(app.db, [payload.contentItemId])
  pushTo(app, audiences.get(payload.contentItemId), event, payload)
}

/** Folios tell their members themselves. */
type ContentEvent = Exclude<HubEventName<typeof contentHub>, 'FolioChanged'>

function pushTo<E extends ContentEvent>(
  app: App,
  audience: 'all' | string[] = [],
  event: E,
  payload: HubEvent<typeof contentHub, E>,
): void {
  if (audience === 'all') app.realtime.pushToAll(contentHub, event, payload)
  else app.realtime.push(contentHub, audience.map(userChannel), event, payload)
}
