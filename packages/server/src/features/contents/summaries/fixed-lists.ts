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

/** How a query names entries of the fixed lists. */
export interface ListIds {
  source_id: number | null
  area_ids: number[]
}

export interface ListEntries {
  source: Source | null
  areas: Area[]
}

/**
 * Puts the sources and areas of interest themselves beside their ids. Migrations alone change these lists, and
 * only by adding: what is known stays true.
 */
export async function withListEntries<Row extends ListIds & { language: Language }>(
  { db, features }: App,
  rows: Row[],
): Promise<(Omit<Row, keyof ListIds> & ListEntries)[]> {
  const known = features.contents.fixedLists
  if (!rows.every((row) => isKnown(known, row))) Object.assign(known, await readLists(db))
  return rows.map((row) => {
    const { source_id, area_ids, language } = row
    // Into the row itself: copying its fifty fields would take longer than reading them.
    return Object.assign(row, {
      source: source_id === null ? null : (known.sources.get(source_id)?.[language] ?? null),
      areas: area_ids.flatMap((id) => known.areas.get(id)?.[language] ?? []),
    })
  })
}

/** One source by its number, in a reader's language. */
export async function findSource({ db, features }: App, id: number, language: Language): Promise<Source | null> {
  const known = features.contents.fixedLists
  if (!known.sources.has(id)) Object.assign(known, await readLists(db))
  return known.sources.get(id)?.[language] ?? null
}

const isKnown = (known: FixedLists, { source_id, area_ids }: ListIds) =>
  (source_id === null || known.sources.has(source_id)) && area_ids.every((id) => known.areas.has(id))

async function readLists(db: Db): Promise<FixedLists> {
  const [sources, areas] = await Promise.all([listSources(db), listAreas(db)])
  return { sources: byId(sources), areas: byId(areas) }
}

const byId = <Entry extends { id: number }>(entries: Entry[]) => new Map(entries.map((entry) => [entry.id, entry]))
