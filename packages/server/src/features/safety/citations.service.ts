import type { Tx } from '../../platform/db/db.ts'
import { notifyAll } from '../../platform/notifications/index.ts'
import { bindCitationsOf } from './citations.queries.ts'
import { listAuthorTellings } from './tellings.queries.ts'
import { notificationOf } from './tellings.service.ts'

/** Marks posts that cite what is retracted or of concern as they are written, and tells their authors once of each. */
export async function bindCitations(tx: Tx, contentItemIds: string[], now: Date): Promise<void> {
  const bound = await bindCitationsOf(tx, contentItemIds)
  if (bound.length === 0) return
  const tellings = await listAuthorTellings(tx, bound)
  await notifyAll(
    tx,
    tellings.map((telling) => ({
      ...notificationOf(telling, now),
      key: `${telling.notice_id}:cited:${telling.content_item_id}`,
    })),
  )
}
