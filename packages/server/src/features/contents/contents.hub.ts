import { type ContentVersionAdded, contentHub, contentHubShapes } from '@materia/contract'
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
    const audience = audiences.get(version.contentItemId) ?? []
    if (audience === 'all') app.realtime.pushToAll(contentHub, 'ContentVersionAdded', version)
    else app.realtime.push(contentHub, audience.map(userChannel), 'ContentVersionAdded', version)
  }
}
