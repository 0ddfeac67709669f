import { contentRoutes, likeRoutes } from '@materia/contract'
import type { App } from '@materia/server/platform/app.ts'
import { listReadable } from './demo.queries.ts'
import { demoFolios } from './folios.ts'
import type { Moment } from './moments.ts'
import type { DemoStage } from './stage.ts'

/** After the last of it was published. */
const moments: Moment[] = [
  { daysAgo: 2, at: '19:40' },
  { daysAgo: 1, at: '7:35' },
  { daysAgo: 1, at: '12:14' },
  { daysAgo: 1, at: '16:52' },
  { daysAgo: 1, at: '21:26' },
]

/** Everybody opens what the others made and keep, and likes some of it, so that counts and trends have something to show. */
export async function visitAndLike(app: App, { cast, itemId, during }: DemoStage): Promise<void> {
  const kept = demoFolios.flatMap(({ clippings }) => clippings.map(({ of }) => itemId(of)))
  const items = await listReadable(app.db, [...new Set(kept)])
  const visits = Object.values(cast).flatMap((viewer, index) =>
    items
      .filter(({ owner_id }, position) => owner_id !== viewer.userId && (position * 5 + index * 3) % 7 < 3)
      .map((item, nth) => ({ viewer, item, isLiked: (nth * 3 + index) % 5 < 2, turn: (nth + index) % moments.length })),
  )
  for (const [turn, moment] of moments.entries()) {
    const due = Map.groupBy(
      visits.filter((visit) => visit.turn === turn),
      ({ viewer }) => viewer,
    )
    await during(moment, () => Promise.all([...due.values()].map(inOrder)))
  }
}

interface Visit {
  viewer: DemoStage['cast'][string]
  item: { id: string; current_version_id: string }
  isLiked: boolean
}

async function inOrder(visits: Visit[]) {
  for (const { viewer, item, isLiked } of visits) {
    await viewer.as.call(contentRoutes.recordView, { params: { contentItemVersionId: item.current_version_id } })
    if (isLiked) await viewer.as.call(likeRoutes.like, { params: { contentItemId: item.id } })
  }
}
