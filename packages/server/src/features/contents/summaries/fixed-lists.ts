import type { Source } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Area, listAreas, listSources } from './fixed-lists.queries.ts'

/** Sources and areas of interest, as they were last read. */
export interface FixedLists {
  sources: Map<number, Record<Language, Source>>
  areas: Map<number, Record<Language, Area>>
}

export const createFixedLists = (): FixedLists => ({ sources: new Map(), areas: new Map() })

/** How a query names entries of the fixed lists: by their ids. */
export interface ListIds {
  source: number | null
  areas: number[]
}

export interface ListEntries {
  source: Source | null
  areas: Area[]
}

/**
 * Puts the sources and areas of interest themselves in the place of their ids. Migrations alone change these lists, and
 * only by adding: what is known stays true.
 */
export async function withListEntries<Row extends ListIds & { language: Language }>(
  { db, features }: App,
  rows: Row[],
): Promise<(Omit<Row, keyof ListIds> & ListEntries)[]> {
  const known = features.contents.fixedLists
  if (!rows.every((row) => isKnown(known, row))) Object.assign(known, await readLists(db))
  for (const row of rows) putEntries(known, row)
  return rows as unknown as (Omit<Row, keyof ListIds> & ListEntries)[]
}

/** Into the row itself, in fields it has: copying fifty of them, or adding one, would take longer than reading them. */
function putEntries(known: FixedLists, row: ListIds & { language: Language }): void {
  const { source, areas, language } = row
  const filled: object & ListEntries = row as never
  filled.source = source === null ? null : (known.sources.get(source)?.[language] ?? null)
  filled.areas = areas.flatMap((id) => known.areas.get(id)?.[language] ?? [])
}

/** One source by its number, in a reader's language. */
export async function findSource({ db, features }: App, id: number, language: Language): Promise<Source | null> {
  const known = features.contents.fixedLists
  if (!known.sources.has(id)) Object.assign(known, await readLists(db))
  return known.sources.get(id)?.[language] ?? null
}

const isKnown = (known: FixedLists, { source, areas }: ListIds) =>
  (source === null || known.sources.has(source)) && areas.every((id) => known.areas.has(id))

async function readLists(db: Db): Promise<FixedLists> {
  const [sources, areas] = await Promise.all([listSources(db), listAreas(db)])
  return { sources: byId(sources), areas: byId(areas) }
}

const byId = <Entry extends { id: number }>(entries: Entry[]) => new Map(entries.map((entry) => [entry.id, entry]))
