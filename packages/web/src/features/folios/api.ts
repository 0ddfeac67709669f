import {
  type Clipping,
  clippingsInFolio,
  contentRoutes,
  type Folio,
  type FolioCreate,
  type FolioExportFormat,
  type FolioUpdate,
  folioRoutes,
} from '@materia/contract'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { statusOf } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { keepReply, replyKey, replyOf, tryAgainAfterMs, useReply } from '../../lib/query.ts'
import { addressOf } from '../../lib/request.ts'
import { saveOrChoose } from '../../ui/dialogs/save-or-choose.ts'
import { compareCovers, type FolioCover, isSameCover } from './cover-conflict.tsx'
import { addCreated, mergeFetched, removeDeleted, replaceUpdated } from './folio-list.ts'
import { markClippingsOf, unmarkFolio } from './saved-marks.ts'
import { useFolioSlots } from './slots.ts'

export const foliosKey = replyKey(folioRoutes.listFolios, {})
export const folioKey = (folioId: string) => replyKey(folioRoutes.getFolio, { params: { id: folioId } })
export const clippingsKey = (folioId: string) => [...replyKey(folioRoutes.listClippings), { params: { id: folioId } }]

const givenUp = new Set<string>()

/** Set while folios may have gone that no event told of: the next fetch replaces the list. */
let isWholeListDue = false

/** A fetch is skipped while one runs; what it brings is merged into what is there. */
export const foliosQuery = {
  queryKey: foliosKey,
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<Folio[]> => {
    const isWhole = isWholeListDue
    const fetched = await call(folioRoutes.listFolios, {}, { signal })
    for (const { folioId } of fetched) givenUp.delete(folioId)
    if (!isWhole) return mergeFetched(client.getQueryData<Folio[]>(foliosKey) ?? [], fetched)
    isWholeListDue = false
    return fetched
  },
}

/** A failure is silent (spec §8): what is there stays, and the list is asked for again by itself. */
export const useFolios = () =>
  useQuery({ ...foliosQuery, refetchInterval: ({ state }) => (state.status === 'error' ? tryAgainAfterMs : false) })

/** After a change. A fetch under way is not cancelled (spec §4); the reload follows it, for it may have been asked too early. */
export async function reloadFolios(cache: QueryClient): Promise<void> {
  const running = cache.getQueryCache().find({ queryKey: foliosKey })
  if (running && running.state.fetchStatus !== 'idle') await running.fetch().catch(() => undefined)
  await cache.invalidateQueries({ queryKey: foliosKey }, { cancelRefetch: false })
}

export function reloadWholeList(cache: QueryClient): Promise<void> {
  isWholeListDue = true
  return reloadFolios(cache)
}

export const folioQuery = (folioId: string) => replyOf(folioRoutes.getFolio, { params: { id: folioId } })
export const useFolio = (folioId: string) => useQuery(folioQuery(folioId))

export const fetchFolio = (folioId: string) => call(folioRoutes.getFolio, { params: { id: folioId } })

/** After a change whose reply does not carry the folio. */
export const reloadFolio = (cache: QueryClient, folioId: string): Promise<void> =>
  fetchFolio(folioId).then(
    (folio) => takeIn(cache, folio),
    () => cache.invalidateQueries({ queryKey: folioKey(folioId) }),
  )

export const clippingsPage = clippingsInFolio

/** One page of a folio's clippings; the first one comes with the folio itself. */
export const clippingsPageOf = (folioId: string, page: number) => ({
  queryKey: [...clippingsKey(folioId), page],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Clipping[]> =>
    call(
      folioRoutes.listClippings,
      { params: { id: folioId }, query: { count: clippingsPage, offset: page * clippingsPage } },
      { signal },
    ),
})

/** Creating, updating and deleting reject with the HTTP status, or with nothing when there is none (spec §8). */
const withStatus = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
  reply.catch((error: unknown) => Promise.reject(statusOf(error)))

export async function createFolio(cache: QueryClient, body: z.input<typeof FolioCreate>): Promise<Folio> {
  const created = await withStatus(call(folioRoutes.createFolio, { body }))
  changeList(cache, (listed) => addCreated(listed, created))
  return created
}

export async function updateFolio(cache: QueryClient, body: z.input<typeof FolioUpdate>): Promise<Folio> {
  const updated = await withStatus(call(folioRoutes.updateFolio, { body }))
  takeIn(cache, updated)
  return updated
}

/** Changes the cover of a folio as it stood when the form was opened. */
export async function changeCover(cache: QueryClient, folio: Folio, cover: FolioCover): Promise<Folio> {
  const save = (xmin: number) => call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, ...cover, xmin } })
  const changed = await withStatus(
    saveOrChoose({
      xmin: folio.xmin,
      save,
      isUntouched: (stored) => isSameCover(stored, folio),
      compare: (stored) => compareCovers(cover, stored),
    }),
  )
  takeIn(cache, changed)
  return changed
}

export const deleteFolio = (cache: QueryClient, folioId: string): Promise<void> =>
  givingUp(cache, folioId, withStatus(call(folioRoutes.deleteFolio, { params: { id: folioId } })))

export const leaveFolio = (cache: QueryClient, folioId: string, userId: string): Promise<void> =>
  givingUp(cache, folioId, removePerson(folioId, userId))

/** News of a folio that one is just giving up are not followed: it will not be found. */
export const isGivenUp = (folioId: string) => givenUp.has(folioId)

async function givingUp(cache: QueryClient, folioId: string, call: Promise<void>): Promise<void> {
  givenUp.add(folioId)
  try {
    await call
    forget(cache, folioId)
  } catch (error) {
    givenUp.delete(folioId)
    throw error
  }
}

export async function restoreFolio(cache: QueryClient, folioId: string): Promise<void> {
  const restored = await call(folioRoutes.restoreFolio, { params: { id: folioId } })
  givenUp.delete(folioId)
  changeList(cache, (listed) => addCreated(listed, restored))
  markClippingsOf(cache, restored)
}

/** A folio as the server has just sent it. */
export function takeIn(cache: QueryClient, folio: Folio): void {
  keepReply(cache, folioRoutes.getFolio, { params: { id: folio.folioId } }, folio)
  changeList(cache, (listed) => replaceUpdated(listed, folio))
}

/** A clipping as the server has just sent it, where its folio shows it among the first. */
export function takeInClipping(cache: QueryClient, clipping: Clipping): void {
  const { folioId, contentItemId } = clipping
  const folio = cache.getQueryData<Folio>(folioKey(folioId))
  if (!folio) return
  const clippings = folio.clippings.map((each) => (each.contentItemId === contentItemId ? clipping : each))
  const changed = { ...folio, clippings }
  cache.setQueryData(folioKey(folioId), changed)
  changeList(cache, (listed) => replaceUpdated(listed, changed))
}

/** A folio that the viewer no longer sees. */
export function forget(cache: QueryClient, folioId: string): void {
  cache.removeQueries({ queryKey: clippingsKey(folioId), type: 'inactive' })
  cache.removeQueries({ queryKey: folioKey(folioId), type: 'inactive' })
  changeList(cache, (listed) => removeDeleted(listed, folioId))
  unmarkFolio(cache, folioId)
}

function changeList(cache: QueryClient, change: (listed: Folio[]) => Folio[]) {
  cache.setQueryData<Folio[]>(foliosKey, (listed) => listed && change(listed))
}

export const addClipping = (folioId: string, contentItemId: string, note?: string | null) =>
  call(folioRoutes.addClippings, { params: { id: folioId }, body: { contentItemId, note } })

export const removeClipping = (folioId: string, contentItemId: string) =>
  call(folioRoutes.removeClipping, { params: { id: folioId }, body: { contentItemId } })

export const moveClipping = (folioId: string, contentItemId: string, afterContentItemId: string | null) =>
  call(folioRoutes.moveClipping, { params: { id: folioId }, body: { contentItemId, afterContentItemId } })

/** Only where the note is still the previous one: else 409 with what is stored. */
export const noteClipping = (
  folioId: string,
  contentItemId: string,
  note: string | null,
  previousNote: string | null,
) => call(folioRoutes.noteClipping, { params: { id: folioId }, body: { contentItemId, note, previousNote } })

export const importText = (folioId: string, text: string) =>
  call(folioRoutes.importClippings, { params: { id: folioId }, body: { text } })

export const exportAddress = (folioId: string, format: FolioExportFormat) =>
  addressOf(folioRoutes.exportFolio, { params: { id: folioId }, query: { format } })

export const invitePerson = (
  folioId: string,
  person: { userId: string } | { email: string; firstName?: string; lastName?: string },
) => call(folioRoutes.inviteToFolio, { params: { id: folioId }, body: person })

export const removePerson = (folioId: string, userId: string) =>
  call(folioRoutes.removeFolioUser, { params: { id: folioId, userId } })

export const useDefaultLogos = () => useReply(folioRoutes.listDefaultLogos, {}, { staleTime: Number.POSITIVE_INFINITY })

export const uploadLogo = (file: File) => call(folioRoutes.uploadFolioLogo, { file })

/** What the whole of Materia has on these words. */
export const useContentSearch = (searchTerm: string) =>
  useReply(
    contentRoutes.searchContents,
    { query: { searchTerm, count: 20 } },
    { enabled: searchTerm !== '', placeholderData: keepPreviousData },
  )

export function usePeopleSearch(name: string, options: { verifiedOnly: boolean }) {
  const { findPeople } = useFolioSlots()
  return useQuery({
    queryKey: ['colleagues-by-name', name, options],
    queryFn: ({ signal }) => findPeople(name, signal, options),
    enabled: name.length > 1 && !name.includes('@'),
    placeholderData: keepPreviousData,
  })
}
