import { type ContentItemType, contentItemTypes } from '@materia/contract'
import type { Tx } from '../../../platform/db/db.ts'
import {
  type CutDocument,
  cutDocument,
  everyone,
  isFrenchText,
  putCutDocuments,
  putDocuments,
  type SearchDocument,
} from '../../../platform/search/index.ts'
import { kindOf } from '../kinds/index.ts'
import { kindNumber } from '../kinds/kind-numbers.ts'
import { sourceLanguage } from '../source-language.ts'
import { type IndexedRow, listIndexed } from './indexed.queries.ts'

export const userAudience = (userId: string) => `user:${userId}`
export const memberAudience = (contentItemId: string) => `item:${contentItemId}`
export const allTypes: readonly ContentItemType[] = contentItemTypes
export const classesOf = (types: ContentItemType[]) => [...new Set(types.map((type) => kindOf(type).searchClass))]

/**
 * Brings the search up to what these items now are, and to who may find them; what is out of sight is taken out.
 * Of those just `made` everything is known already.
 */
export async function indexItems(tx: Tx, contentItemIds: string[], made: CutDocument[] = []): Promise<void> {
  const rows = contentItemIds.length > 0 ? await listIndexed(tx, contentItemIds) : []
  const documents = [...rows.map(cutDocumentOf), ...made]
  if (documents.length > 0) await putCutDocuments(tx, documents)
}

export const cutDocumentOf = (row: IndexedRow): CutDocument => cutDocument(documentOf(row))

/** For items that are no more: a document that nobody may find is taken out. */
export const unindexItems = (tx: Tx, contentItemIds: string[]): Promise<void> =>
  putDocuments(
    tx,
    contentItemIds.map((id) => ({ id, kind: 0, type: 0, audiences: [], title: '', publishedOn: '1970-01-01' })),
  )

function documentOf(row: IndexedRow): SearchDocument {
  const kind = kindOf(row.type)
  const words = kind.searchWords(row.details as never)
  const french = kind.frenchWords?.(row.details as never)
  return {
    id: row.id,
    kind: kind.searchClass,
    type: kindNumber(row.type, kind.writtenIn?.(row.details as never)),
    audiences: row.is_in_sight ? audiencesOf(row) : [],
    title: row.title,
    aliases: kind.otherNames?.(row.details as never) ?? frenchTitleOf(row),
    summary: row.summary ?? '',
    body: [row.byline, row.extra_search_info, words, french].filter(Boolean).join(' '),
    french: french ?? (sourceLanguage(row.type) ? '' : writtenInFrench(`${row.title} ${row.summary ?? ''} ${words}`)),
    rank: typeof kind.searchRank === 'function' ? kind.searchRank(row.details as never) : (kind.searchRank ?? 0),
    publishedOn: row.published_on,
    ...(row.owner_id && { learner: row.owner_id }),
    facets: Object.entries(kind.facets?.(row.details as never, row.byline) ?? {}).flatMap(([name, values]) =>
      values.filter((value) => value !== null).map((value) => `${name}=${value}`),
    ),
    fields: Object.fromEntries(
      Object.entries(kind.fields?.(row.details as never, row.byline) ?? {}).map(([name, values]) => [
        name,
        values.filter((value) => value !== null),
      ]),
    ),
  }
}

/** What people write is in either language. */
const writtenInFrench = (text: string) => (isFrenchText(text) ? text : '')

const frenchTitleOf = ({ title, french }: IndexedRow): string[] =>
  french?.title === undefined || french.title === title ? [] : [french.title]

function audiencesOf({ id, visibility, owner_id }: IndexedRow): string[] {
  if (visibility === 'public') return [everyone]
  const own = owner_id ? [userAudience(owner_id)] : []
  return visibility === 'members' ? [...own, memberAudience(id)] : own
}
