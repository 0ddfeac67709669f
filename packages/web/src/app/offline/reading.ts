import { type Clipping, type ContentSummary, contentRoutes, type Folio, folioRoutes } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { clippingsPage, clippingsPageOf, foliosQuery } from '../../features/folios/api.ts'
import { isPassing, statusOf } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { replyKey, replyOf } from '../../lib/query.ts'
import { dropSavedReply, findSavedReply, savedReplyId, saveReply } from '../../lib/saved-replies.ts'

/** How much is fetched for reading offline, beside what is opened anyway. */
const readingLimits = { folios: 30, clippingPages: 4, items: 150 }

const folioFreshMs = 15 * 60_000
const betweenItemsMs = 50

/** The ids under which what belongs to the viewer's folios and lists is saved. */
export type Wanted = Set<string>

/** Saves the viewer's folios, what they keep to be read and opened last, and each of these items. */
export async function saveReading(cache: QueryClient, isOver: () => boolean): Promise<Wanted> {
  const toRead = await cache.fetchQuery(replyOf(folioRoutes.getToRead, {}))
  const folios = (await cache.fetchQuery(foliosQuery)).slice(0, readingLimits.folios)
  const wanted: Wanted = new Set()
  const clippings: Clipping[] = []
  for (const folio of sortedFor(folios, toRead.folioId)) {
    if (isOver()) return wanted
    clippings.push(...(await fetchClippings(cache, folio, wanted)))
  }
  await saveItems([...toRead.unread, ...toRead.recent, ...clippings], wanted, isOver)
  return wanted
}

/** The To-read folio first: what there is not room for is of the last ones. */
const sortedFor = (folios: Folio[], toReadId: string | null) =>
  folios.toSorted((one, other) => Number(other.folioId === toReadId) - Number(one.folioId === toReadId))

async function fetchClippings(cache: QueryClient, folio: Folio, wanted: Wanted): Promise<Clipping[]> {
  const whole = replyOf(folioRoutes.getFolio, { params: { id: folio.folioId } })
  wanted.add(savedReplyId(whole.queryKey))
  const { clippings, clippingsCount } = await cache.fetchQuery({ ...whole, staleTime: folioFreshMs })
  const pages = Math.min(Math.ceil(clippingsCount / clippingsPage), readingLimits.clippingPages)
  wanted.add(savedReplyId(clippingsPageOf(folio.folioId, 0).queryKey))
  const found = [...clippings]
  for (let page = 1; page < pages; page++) {
    const next = clippingsPageOf(folio.folioId, page)
    wanted.add(savedReplyId(next.queryKey))
    found.push(...(await cache.fetchQuery({ ...next, staleTime: folioFreshMs })))
  }
  return found
}

async function saveItems(listed: ContentSummary[], wanted: Wanted, isOver: () => boolean): Promise<void> {
  const items = [...new Map(listed.map((item) => [item.contentItemId, item])).values()].slice(0, readingLimits.items)
  for (const item of items) wanted.add(savedReplyId(keyOf(item)))
  for (const item of items) {
    if (isOver()) return
    const saved = await findSavedReply(keyOf(item))
    if ((saved?.data as ContentSummary | undefined)?.versionId === item.versionId) continue
    await saveItem(item, isOver)
    // One after the other and with pauses: whoever reads meanwhile comes first.
    await new Promise((go) => setTimeout(go, betweenItemsMs))
  }
}

async function saveItem(item: ContentSummary, isOver: () => boolean): Promise<void> {
  const key = keyOf(item)
  try {
    const { contentItemId } = item
    const content = await call(contentRoutes.getContent, { params: { contentItemId } })
    // Whoever has signed in meanwhile keeps nothing of what another read.
    if (!isOver()) await saveReply(key, content, Date.now())
  } catch (error) {
    if (isOver() || isPassing(error) || statusOf(error) !== 404) throw error
    await dropSavedReply(savedReplyId(key))
  }
}

const keyOf = ({ contentItemId }: ContentSummary) => replyKey(contentRoutes.getContent, { params: { contentItemId } })
