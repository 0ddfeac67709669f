import { randomBytes } from 'node:crypto'
import { type ContentSummary, type Notice, retractedTitle } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { sign } from '../../platform/signatures/signatures.ts'
import { createTurnsByKey, loopTurn } from '../../platform/turns/turns.ts'
import { listSummaries } from '../contents/index.ts'
import { feedTitle, listNotices } from '../safety/index.ts'
import { hashToken, makeId } from '../users/index.ts'
import { type AtomEntry, atomOf } from './atom.ts'
import {
  deleteFeedToken,
  type FeedSubject,
  findFeedByToken,
  findFeedToken,
  insertFeedToken,
  isPublicFolio,
  listLastClippedIds,
  type OpenedFeed,
} from './feeds.queries.ts'
import { findSubscription, listMatchedIds, lockFollowingOf } from './subscriptions.queries.ts'

const entries = 50
/** Whoever reads them needs no account: one account's feeds are written one by one, from however many addresses. */
const inTurn = createTurnsByKey(1)

/** The same address however often it is asked for, until it is revoked. */
export const openFeed = (app: App, actor: Actor, subject: FeedSubject): Promise<{ url: string }> =>
  inTransaction(app, async (tx) => {
    await checkSubject(tx, actor, subject)
    // Asked for twice at once, the second finds what the first made.
    await lockFollowingOf(tx, actor.userId)
    const known = await findFeedToken(tx, actor.userId, subject)
    const token = known && tokenOf(app, known)
    if (known && token && hashToken(token).equals(known.token_hash)) return addressOf(app, token)
    await deleteFeedToken(tx, actor.userId, subject)
    const made = { id: makeId(), nonce: randomBytes(32) }
    const fresh = tokenOf(app, made)
    const { userId } = actor
    await insertFeedToken(tx, { ...made, userId, subject, hash: hashToken(fresh), at: app.clock.now() })
    return addressOf(app, fresh)
  })

/** Revoked at once, for good. */
export const closeFeed = (app: App, actor: Actor, subject: FeedSubject): Promise<void> =>
  inTransaction(app, async (tx) => {
    if (!(await deleteFeedToken(tx, actor.userId, subject))) throw notFound('feed')
  })

export async function readFeed(app: App, token: string): Promise<string> {
  const feed = await findFeedByToken(app.db, hashToken(token))
  if (!feed) throw notFound('feed')
  return inTurn(feed.user_id, () => writeFeed(app, token, feed))
}

async function writeFeed(app: App, token: string, feed: OpenedFeed): Promise<string> {
  const viewer: Actor = { userId: feed.user_id, roles: feed.roles, language: feed.language, sessionId: '' }
  const listed = feed.safety
    ? await listNoticeEntries(app, viewer, feed.safety)
    : await listItemEntries(app, viewer, feed)
  await loopTurn()
  return atomOf({
    title: feed.subscription_name ?? feed.folio_title ?? feedTitle(feed.language),
    selfUrl: addressOf(app, token).url,
    pageUrl: `${app.publicUrl}${feed.safety ? '/safety' : '/discover'}`,
    language: feed.language,
    entries: listed,
    now: app.clock.now(),
  })
}

async function listItemEntries(app: App, viewer: Actor, feed: OpenedFeed): Promise<AtomEntry[]> {
  const { userId } = viewer
  const { subscription_id: subscriptionId, folio_id: folioId } = feed
  const page = { count: entries, offset: 0, unread: false }
  const ids = subscriptionId
    ? await listMatchedIds(app.db, { subscriptionId, userId, ...page })
    : await listLastClippedIds(app.db, folioId ?? '', entries)
  return (await listSummaries(app, viewer, ids)).map((item) => itemEntry(item, app.publicUrl))
}

const itemEntry = (item: ContentSummary, publicUrl: string): AtomEntry => ({
  id: item.contentItemId,
  title: isRetracted(item) ? retractedTitle(item.title) : item.title,
  updated: item.createdOn,
  published: item.publishedOn,
  url: `${publicUrl}/contents/${item.contentItemId}`,
  category: item.contentItemType,
  summary: [...item.notices.map(({ title }) => title), item.summary].filter(Boolean).join(' · ') || null,
})

const isRetracted = ({ contentItemType, notices }: ContentSummary) =>
  contentItemType === 'Article' && notices.some(({ kind }) => kind === 'Retraction')

async function listNoticeEntries(app: App, viewer: Actor, safety: 'all' | 'mine'): Promise<AtomEntry[]> {
  const asked = {
    kind: [],
    state: [],
    severity: [],
    mine: safety === 'mine',
    isNewestFirst: true,
    count: entries,
    offset: 0,
  }
  const { notices } = await listNotices(app, viewer, asked)
  return notices.map((notice) => noticeEntry(notice, app))
}

const noticeEntry = (notice: Notice, { publicUrl, clock }: App): AtomEntry => ({
  id: notice.noticeId,
  title: notice.title,
  updated: notice.updatedOn ? startOf(notice.updatedOn) : clock.now().toISOString(),
  published: notice.startsOn ? startOf(notice.startsOn) : null,
  url: `${publicUrl}/safety?notice=${notice.noticeId}`,
  category: notice.kind,
  summary: [notice.reason, notice.summary].filter(Boolean).join(' · ') || null,
})

/** A source's day has no hour: that of its noon in Canada is the same day everywhere there. */
const startOf = (day: string) => `${day}T17:00:00Z`

async function checkSubject(tx: Tx, { userId }: Actor, subject: FeedSubject): Promise<void> {
  if ('folioId' in subject) {
    if (!(await isPublicFolio(tx, subject.folioId))) throw notFound('folio')
    return
  }
  if ('safety' in subject) return
  if (!(await findSubscription(tx, { id: subject.subscriptionId, userId }))) throw notFound('subscription')
}

const tokenOf = ({ config }: App, { id, nonce }: { id: string; nonce: Buffer }) =>
  sign(config, 'feed', `${id} `, nonce).toString('base64url')

const addressOf = ({ publicUrl }: App, token: string) => ({ url: `${publicUrl}/feeds/${token}.atom` })
