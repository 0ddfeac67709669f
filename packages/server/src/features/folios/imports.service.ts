import { clippingNoteMax, type FolioImportLine, folioClippingsMax } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { invalid } from '../../platform/errors/errors.ts'
import { announce, inTransaction } from '../../platform/events/events.ts'
import { listClippedIds } from './clippings.queries.ts'
import { append, type NewClipping } from './clippings.service.ts'
import { getClippable } from './folio-access.ts'
import { folioChanged } from './folios.events.ts'
import { listPointedItems, type PointedItem } from './imports.queries.ts'
import { distinctPointers, pointerKey, type Reference, referencesMax } from './references/identifiers.ts'
import { referenceReading } from './references/references.ts'

/** Adds what the text refers to, in its order, and tells for each reference what became of it. */
export async function importClippings(
  app: App,
  actor: Actor,
  folioId: string,
  text: string,
): Promise<FolioImportLine[]> {
  await getClippable(app.db, actor, folioId, { lock: false })
  const references = await app.threads.run(referenceReading, text, actor.userId)
  if (references.length > referencesMax) {
    throw invalid('import-too-many-references', 'text', { max: referencesMax })
  }
  return inTransaction(app, async (tx) => {
    await getClippable(tx, actor, folioId)
    const pointers = distinctPointers(references.flatMap((reference) => reference.pointers))
    const items = new Map(
      (await listPointedItems(tx, { viewerId: actor.userId, pointers })).map((row) => [pointerKey(row), row]),
    )
    const present = new Set(await listClippedIds(tx, folioId))
    const { lines, clippings } = sortOut({ folioId, references, items, present })
    const added = await append(app, tx, actor, { folioId, clippings })
    if (added > 0) announce(tx, folioChanged, { folioId, byTab: actor.tabId })
    return lines
  })
}

function sortOut({
  folioId,
  references,
  items,
  present,
}: {
  folioId: string
  references: Reference[]
  items: Map<string, PointedItem>
  present: Set<string>
}): { lines: FolioImportLine[]; clippings: NewClipping[] } {
  const clippings = new Map<string, NewClipping>()
  const lines = references.map(({ line, text, pointers, note }): FolioImportLine => {
    const item = pointers
      .map((pointer) => items.get(pointerKey(pointer)))
      .find((found) => found && found.content_item_id !== folioId)
    if (!item) {
      const outcome = pointers.length > 0 ? 'not-found' : 'not-understood'
      return { line, text, outcome, contentItemId: null, title: null }
    }
    const answer = { line, text, contentItemId: item.content_item_id, title: item.title }
    if (present.has(item.content_item_id)) return { ...answer, outcome: 'already-there' }
    if (clippings.has(item.content_item_id)) return { ...answer, outcome: 'repeated' }
    if (present.size + clippings.size >= folioClippingsMax) return { ...answer, outcome: 'folio-full' }
    clippings.set(item.content_item_id, {
      contentItemId: item.content_item_id,
      note: note?.slice(0, clippingNoteMax).toWellFormed() ?? null,
    })
    return { ...answer, outcome: 'added' }
  })
  return { lines, clippings: [...clippings.values()] }
}
