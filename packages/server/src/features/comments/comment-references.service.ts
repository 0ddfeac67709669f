import { type CommentReference, commentReferencesMax } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { mapInTurns } from '../../platform/turns/turns.ts'
import { listSummaries } from '../contents/index.ts'
import { distinctPointers, findPointers, listPointedItems, pointerKey } from '../folios/index.ts'

/** Of all texts together: a page of comments never looks up more. */
const referencesListed = 100
const lookedThroughAtOnce = 5

/** What each text refers to by PMID, DOI, DIN, NCT number or address, with its open safety notices. */
export async function listReferences(app: App, viewer: Actor, texts: string[]): Promise<CommentReference[][]> {
  const pointed = await pointedIn(texts)
  const pointers = pointed.flatMap((places) => places.flatMap((place) => place.pointers))
  if (pointers.length === 0) return texts.map(() => [])
  const items = await listPointedItems(app.db, { viewerId: viewer.userId, pointers: distinctPointers(pointers) })
  const idOf = new Map(items.map((item) => [pointerKey(item), item.content_item_id]))
  const idsOf = pointed.map((places) => [
    ...new Set(
      places.flatMap((place) => place.pointers.map((pointer) => idOf.get(pointerKey(pointer))).find(Boolean) ?? []),
    ),
  ])
  const summaries = await listSummaries(app, viewer, [...new Set(idsOf.flat())].slice(0, referencesListed))
  const references = new Map(
    summaries.map(({ contentItemId, contentItemType, title, notices }) => [
      contentItemId,
      { contentItemId, contentItemType, title, notices },
    ]),
  )
  return idsOf.map((ids) => ids.flatMap((id) => references.get(id) ?? []))
}

/** A page of long texts is looked through bit by bit: nobody else waits for all of it. */
const pointedIn = (texts: string[]) =>
  mapInTurns(texts, { sizeAtOnce: lookedThroughAtOnce, sizeOf: () => 1 }, (text) =>
    findPointers(text).slice(0, commentReferencesMax),
  )
