import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { notifyAll } from '../../platform/notifications/index.ts'
import { contentsWritten } from '../contents/index.ts'
import { clippingsAdded } from '../folios/index.ts'
import { bindCitations } from '../safety/index.ts'
import { deleteOldMatches, insertFolioMatches, insertMatches, type Match } from './matching.queries.ts'

const matchedAtOnce = 50
/** A person is told each of a few; of more, the newest and how many there are. */
const toldApart = 3
/** Of what came for one subscription. */
const matchesKept = 1_000

/**
 * Both jobs are queued by the transaction that wrote the content, so none is lost; what they find is kept and told in one
 * transaction, so a job that is done again finds nothing new.
 */
export function joinMatching(app: App, background: App): void {
  app.jobs.handle(contentsWritten, ({ contentItemIds }) => matchWritten(background, contentItemIds))
  app.jobs.handle(clippingsAdded, (added) =>
    inTransaction(background, async (tx) => {
      const at = app.clock.now()
      await tellMatches(tx, await insertFolioMatches(tx, { ...added, at }), at)
    }),
  )
  app.jobs.schedule('delete-old-matches', '37 4 * * *', () => deleteOldMatches(background.db, matchesKept))
}

export async function matchWritten(app: App, contentItemIds: string[]): Promise<void> {
  for (let from = 0; from < contentItemIds.length; from += matchedAtOnce) {
    const some = contentItemIds.slice(from, from + matchedAtOnce)
    await inTransaction(app, async (tx) => {
      const at = app.clock.now()
      await bindCitations(tx, some, at)
      await tellMatches(tx, await insertMatches(tx, some, at), at)
    })
  }
}

/** Whoever follows an item in two ways is told once. */
async function tellMatches(tx: Tx, matches: Match[], at: Date): Promise<void> {
  const told = Map.groupBy(
    matches.filter((match) => !match.is_muted),
    (match) => match.user_id,
  )
  await notifyAll(
    tx,
    [...told].flatMap(([userId, own]) => {
      const each = [...new Map(own.map((match) => [match.about, match])).values()]
      const shown = each.length > toldApart ? each.slice(0, 1) : each
      return shown.map(({ about, content_item_id: contentItemId, name }) => ({
        userId,
        kind: 'SubscriptionMatch' as const,
        key: about,
        at,
        contentItemId,
        facts: { subscription: name, more: each.length - shown.length },
      }))
    }),
  )
}
