import type { ToRead } from '@materia/contract'
import { actorLanguage } from '../../platform/actor-language.ts'
import type { Actor, App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/db.ts'
import { invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { listSummaries } from '../contents/index.ts'
import { makeId } from '../users/index.ts'
import { countClippings, listClippings, listVisibleIds } from './clippings.queries.ts'
import { append } from './clippings.service.ts'
import { getClippable } from './folio-access.ts'
import { folioChanged } from './folios.events.ts'
import { checkRoomForFolio, writeFolio } from './folios.service.ts'
import { folioText } from './messages.ts'
import { findToReadFolio, listRecentlyOpened, lockToReadFolio, saveToReadFolio } from './to-read.queries.ts'

const shown = 5
const recentDays = 30

export async function getToRead(app: App, actor: Actor): Promise<ToRead> {
  const { userId } = actor
  const folioId = (await findToReadFolio(app.db, userId)) ?? null
  const viewer = { viewerId: userId, unread: true }
  const since = later(app.clock.now(), -days(recentDays))
  const [unread, totals, recent] = await Promise.all([
    folioId ? listClippings(app.db, { folioId, count: shown, offset: 0, ...viewer }) : [],
    countClippings(app.db, { folioIds: folioId ? [folioId] : [], ...viewer }),
    listRecentlyOpened(app.db, { userId, folioId, since, count: shown }),
  ])
  const unreadIds = unread.map((row) => row.content_item_id)
  return {
    folioId,
    unreadCount: folioId ? (totals.get(folioId) ?? 0) : 0,
    unread: await listSummaries(app, actor, unreadIds),
    recent: await listSummaries(app, actor, recent),
  }
}

/** Gives the id of the To-read folio, which is made when there is something to put into it. */
export const readLater = (app: App, actor: Actor, contentItemId: string): Promise<string> =>
  inTransaction(app, async (tx) => {
    const visible = await listVisibleIds(tx, { viewerId: actor.userId, contentItemIds: [contentItemId] })
    if (!visible.has(contentItemId)) throw notFound('content')
    const folioId = await getToReadFolio(app, tx, actor)
    if (folioId === contentItemId) throw invalid('folio-holds-itself', 'contentItemId')
    await getClippable(tx, actor, folioId)
    const added = await append(app, tx, actor, { folioId, clippings: [{ contentItemId, note: null }] })
    if (added > 0) announce(tx, folioChanged, { folioId, byTab: actor.tabId })
    return folioId
  })

async function getToReadFolio(app: App, tx: Tx, actor: Actor): Promise<string> {
  const { userId } = actor
  await lockToReadFolio(tx, userId)
  const known = await findToReadFolio(tx, userId)
  if (known) return known
  await checkRoomForFolio(tx, userId)
  const folioId = makeId()
  await writeFolio(app, tx, {
    id: folioId,
    ownerId: userId,
    title: folioText('toRead').in(actorLanguage(actor)),
    summary: null,
    shareLevel: 'Private',
    logoAttachmentId: null,
    verifiedOnly: false,
    publishedOn: app.clock.now(),
  })
  await saveToReadFolio(tx, { userId, folioId })
  return folioId
}
