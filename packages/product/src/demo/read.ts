import { contentRoutes, likeRoutes } from '@materia/contract'
import type { App } from '@materia/server/platform/app.ts'
import { demoFolios } from './circles.ts'
import { listReadable } from './demo.queries.ts'
import type { DemoStage } from './stage.ts'

/** Everybody opens what the others made and keep, and likes some of it, so that counts and trends have something to show. */
export async function read(app: App, { cast, itemId }: DemoStage): Promise<void> {
  const kept = demoFolios.flatMap(({ clippings }) => clippings.map(({ of }) => itemId(of)))
  const items = await listReadable(app.db, [...new Set(kept)])
  const visits = Object.values(cast).map(async (viewer, index) => {
    const opened = items.filter(
      ({ owner_id }, position) => owner_id !== viewer.userId && (position * 5 + index * 3) % 7 < 3,
    )
    for (const [nth, item] of opened.entries()) {
      await viewer.as.call(contentRoutes.recordView, { params: { contentItemVersionId: item.current_version_id } })
      const isLiked = (nth * 3 + index) % 5 < 2
      if (isLiked) await viewer.as.call(likeRoutes.like, { params: { contentItemId: item.id } })
    }
  })
  await Promise.all(visits)
}
