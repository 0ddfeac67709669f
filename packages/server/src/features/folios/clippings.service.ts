import {
  type Clipping,
  type ClippingInput,
  type ClippingMove,
  type ClippingNoteInput,
  type ClippingReplacement,
  folioClippingsMax,
} from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db/db.ts'
import { conflict, invalid, notFound } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { listSummaries } from '../contents/index.ts'
import {
  countClippings,
  deleteClippings,
  findClipping,
  findGap,
  findPlace,
  insertClippings,
  listClippedIds,
  listClippings,
  listVisibleIds,
  orderClippings,
  updateNote,
  updatePosition,
} from './clippings.queries.ts'
import { getClippable, getReadable } from './folio-access.ts'
import { clippingsAdded, folioChanged } from './folios.events.ts'
import { clippingViews } from './folios.view.ts'

export interface NewClipping {
  contentItemId: string
  note: string | null
}

// Halving a gap between two places can go on for long, but not for ever.
const narrowestGap = 1e-6

export async function listClippingReplies(
  app: App,
  actor: Actor,
  { folioId, count, offset, unread }: { folioId: string; count: number; offset: number; unread: boolean },
): Promise<{ clippings: Clipping[]; total: number }> {
  await getReadable(app.db, actor, folioId)
  const viewer = { viewerId: actor.userId, unread }
  const [rows, totals] = await Promise.all([
    listClippings(app.db, { folioId, count, offset, ...viewer }),
    countClippings(app.db, { folioIds: [folioId], ...viewer }),
  ])
  const summaries = await listSummaries(
    app,
    actor,
    rows.map((row) => row.content_item_id),
  )
  return { clippings: clippingViews(rows, summaries), total: totals.get(folioId) ?? 0 }
}

/** Adds what is not there yet, behind the rest: twice is once. */
export async function addClippings(app: App, actor: Actor, folioId: string, inputs: ClippingInput[]): Promise<void> {
  for (const input of inputs) checkFolioId(folioId, input)
  await inTransaction(app, async (tx) => {
    await getClippable(tx, actor, folioId)
    await checkVisible(tx, actor, { folioId, contentItemIds: inputs.map((input) => input.contentItemId) })
    const clippings = inputs.map((input) => ({ contentItemId: input.contentItemId, note: input.note || null }))
    const added = await append(app, tx, actor, { folioId, clippings })
    if (added > 0) announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
}

/** Within the caller's transaction, in which the folio is locked; gives how many were new. */
export async function append(
  app: App,
  tx: Tx,
  actor: Actor,
  { folioId, clippings }: { folioId: string; clippings: NewClipping[] },
): Promise<number> {
  const present = new Set(await listClippedIds(tx, folioId))
  const added = [...new Map(clippings.map((clipping) => [clipping.contentItemId, clipping])).values()].filter(
    (clipping) => !present.has(clipping.contentItemId),
  )
  if (added.length === 0) return 0
  if (present.size + added.length > folioClippingsMax)
    throw invalid('folio-full', 'clippings', { max: folioClippingsMax })
  await enqueue(tx, clippingsAdded, { folioId, contentItemIds: added.map(({ contentItemId }) => contentItemId) })
  return insertClippings(tx, { folioId, clippings: added, addedById: actor.userId, at: app.clock.now() })
}

/** Taking out what is not there changes nothing. */
export async function removeClipping(app: App, actor: Actor, folioId: string, input: ClippingInput): Promise<void> {
  checkFolioId(folioId, input)
  await inTransaction(app, async (tx) => {
    await getClippable(tx, actor, folioId)
    const removed = await deleteClippings(tx, { folioId, contentItemIds: [input.contentItemId] })
    if (removed > 0) announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
}

/** What was written on the ground of another note than the one that stands now is refused, unless it says the same. */
export async function noteClipping(
  app: App,
  actor: Actor,
  folioId: string,
  input: ClippingNoteInput,
): Promise<Clipping> {
  checkFolioId(folioId, input)
  const { contentItemId } = input
  const note = input.note || null
  await inTransaction(app, async (tx) => {
    await getClippable(tx, actor, folioId)
    await checkVisible(tx, actor, { folioId, contentItemIds: [contentItemId] })
    const stored = await findPlace(tx, { folioId, contentItemId })
    if (!stored) throw notFound('clipping')
    if (stored.note === note) return
    if (input.previousNote !== undefined && stored.note !== (input.previousNote || null))
      throw conflict('note-changed-elsewhere', { stored: { contentItemId, note: stored.note } })
    await updateNote(tx, { folioId, contentItemId, note })
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
  const row = await findClipping(app.db, { folioId, contentItemId })
  const [clipping] = clippingViews(row ? [row] : [], await listSummaries(app, actor, [contentItemId]))
  if (!clipping) throw notFound('clipping')
  return clipping
}

/** The replacement takes the place and the note; where it stands already, the other one just leaves. */
export async function replaceClipping(
  app: App,
  actor: Actor,
  folioId: string,
  { contentItemId, replacementContentItemId }: ClippingReplacement,
): Promise<void> {
  if (contentItemId === replacementContentItemId) throw invalid('clipping-same', 'replacementContentItemId')
  await inTransaction(app, async (tx) => {
    await getClippable(tx, actor, folioId)
    await checkVisible(tx, actor, { folioId, contentItemIds: [replacementContentItemId] })
    const place = await findPlace(tx, { folioId, contentItemId })
    if (!place) throw notFound('clipping')
    await deleteClippings(tx, { folioId, contentItemIds: [contentItemId] })
    const clippings = [{ contentItemId: replacementContentItemId, note: place.note }]
    const added = await append(app, tx, actor, { folioId, clippings })
    if (added > 0)
      await updatePosition(tx, { folioId, contentItemId: replacementContentItemId, position: place.position })
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
}

export async function moveClipping(app: App, actor: Actor, folioId: string, move: ClippingMove): Promise<void> {
  const { contentItemId, afterContentItemId } = move
  if (contentItemId === afterContentItemId) throw invalid('clipping-same', 'afterContentItemId')
  await inTransaction(app, async (tx) => {
    await getClippable(tx, actor, folioId)
    const position = await freePosition(tx, folioId, move)
    if (!(await updatePosition(tx, { folioId, contentItemId, position }))) throw notFound('clipping')
    announce(tx, folioChanged, { folioId, byTab: actor.tabId })
  })
}

async function freePosition(tx: Tx, folioId: string, move: ClippingMove, isSpread = false): Promise<number> {
  const gap = await findGap(tx, { folioId, ...move })
  if (!gap) throw conflict('folio-changed')
  const { before, after } = gap
  if (after === null) return (before ?? 0) + 1
  if (before === null) return after - 1
  if (after - before > narrowestGap || isSpread) return (before + after) / 2
  await orderClippings(tx, { folioId, contentItemIds: [] })
  return freePosition(tx, folioId, move, true)
}

/**
 * Makes these the clippings, in this order: new ones are added, others taken out. What the actor may not see stays,
 * behind the rest.
 */
export async function replaceClippings(
  app: App,
  tx: Tx,
  actor: Actor,
  { folioId, contentIds }: { folioId: string; contentIds: string[] },
): Promise<void> {
  const present = await listClippedIds(tx, folioId)
  const visible = await listVisibleIds(tx, { viewerId: actor.userId, contentItemIds: [...present, ...contentIds] })
  const unknown = contentIds.find((id) => id === folioId || !visible.has(id))
  if (unknown) throw invalid('clipping-unknown', 'contentIds')
  const wanted = new Set(contentIds)
  const dropped = present.filter((id) => visible.has(id) && !wanted.has(id))
  await deleteClippings(tx, { folioId, contentItemIds: dropped })
  await append(app, tx, actor, {
    folioId,
    clippings: contentIds.map((contentItemId) => ({ contentItemId, note: null })),
  })
  await orderClippings(tx, { folioId, contentItemIds: contentIds })
}

async function checkVisible(
  tx: Tx,
  actor: Actor,
  { folioId, contentItemIds }: { folioId: string; contentItemIds: string[] },
): Promise<void> {
  if (contentItemIds.includes(folioId)) throw invalid('folio-holds-itself', 'contentItemId')
  const visible = await listVisibleIds(tx, { viewerId: actor.userId, contentItemIds })
  if (contentItemIds.some((id) => !visible.has(id))) throw notFound('content')
}

function checkFolioId(folioId: string, input: Pick<ClippingInput, 'folioId'>): void {
  if (input.folioId && input.folioId !== folioId) throw invalid('folio-id-mismatch', 'folioId')
}
