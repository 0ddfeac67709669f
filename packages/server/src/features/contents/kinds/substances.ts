import type { ContentReference } from '@materia/contract'
import type { Complete } from './kind.ts'
import { listDrugsNamed } from './substances.queries.ts'

/** Completes what names substances with the pages of the drugs they are. */
export const withDrugs: Complete<unknown, { drugs: ContentReference[] }> = async ({ db }, { language }, rows) => {
  const ids = rows.map((row) => row.content_item_id)
  const drugs = await listDrugsNamed(db, ids, language)
  return new Map(ids.map((id) => [id, { drugs: drugs.get(id) ?? [] }]))
}
