import type { DoctorSearchQuery, DoctorSearchResult } from '@materia/contract'
import { maySpecialtyBeMeant } from '@materia/language/specialty-names.ts'
import type { Actor } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db/db.ts'
import {
  foldTyped,
  listDoctors,
  listNamesOfSpecialties,
  searchDirectory,
  type Walk,
  walkDirectory,
} from './directory.queries.ts'
import { doctorView } from './directory.view.ts'
import { type DirectoryWords, directoryQuery, keyOfName, mayHaveSlips } from './directory-words.ts'

interface Page {
  count: number
  offset: number
  /** Those in practice, or residents and students as well. */
  among: 'practice' | 'everybody'
  viewerId: string
}

interface Found {
  ids: string[]
  total: number
  /** There may be more than were counted. */
  isAtLeast: boolean
}

const nobody: Found = { ids: [], total: 0, isAtLeast: false }

/**
 * Rows looked at in name order before the index of words is asked. What fills a page early is common and cheap to walk
 * to; what does not is rare and cheap to list. So a page costs about the same in any directory.
 */
const shortWalk = 400
const longWalk = 4_000
/** With fewer found than this, names are also looked for with a slip of the finger. */
const enough = 5

export async function searchDoctors(
  db: Db,
  actor: Actor,
  { typed, ...page }: { typed: DoctorSearchQuery } & Omit<Page, 'viewerId'>,
): Promise<{ doctors: DoctorSearchResult[]; total: number; isAtLeast: boolean }> {
  const words = await withSpecialtiesMeant(db, typed, await foldTyped(db, typed))
  const { ids, total, isAtLeast } = await findDoctors(db, words, { ...page, viewerId: actor.userId })
  const rows = await listDoctors(db, ids, actor)
  return { doctors: rows.map(doctorView), total, isAtLeast }
}

/** Where no specialty has the name that was typed: the one of those who practise it, or its other spelling. */
async function withSpecialtiesMeant(db: Db, typed: DoctorSearchQuery, words: DirectoryWords): Promise<DirectoryWords> {
  if (words.specialtyIds?.length !== 0 && words.subSpecialtyIds?.length !== 0) return words
  const named = await listNamesOfSpecialties(db)
  const meantBy = (text: string | null | undefined, among = named) =>
    among.filter(({ folded_words }) => maySpecialtyBeMeant(text ?? '', folded_words)).map(({ id }) => id)
  const subs = named.filter(({ parent_id }) => parent_id !== null)
  return {
    ...words,
    specialtyIds: words.specialtyIds?.length === 0 ? meantBy(typed.speciality) : words.specialtyIds,
    subSpecialtyIds: words.subSpecialtyIds?.length === 0 ? meantBy(typed.subSpecialty, subs) : words.subSpecialtyIds,
  }
}

async function findDoctors(db: Db, words: DirectoryWords, page: Page): Promise<Found> {
  if (words.specialtyIds?.length === 0 || words.subSpecialtyIds?.length === 0) return nobody
  const query = directoryQuery(words, { withSlips: false })
  const lastKey = keyOfName(words.last)
  const walked = await walk(db, { query, lastKey, ...page })
  if (!query) return walked ?? nobody
  const found = walked ?? (await searchByWords(db, { query, exactQuery: query, lastKey, ...page }))
  if (found.isAtLeast || found.total >= enough || !mayHaveSlips(words)) return found
  const forgiving = directoryQuery(words, { withSlips: true }) ?? query
  return searchByWords(db, { query: forgiving, exactQuery: query, lastKey, ...page })
}

/** Undefined when matches are too rare to be met on the way. */
async function walk(
  db: Db,
  { query, lastKey, count, offset, ...people }: { query: string | undefined; lastKey: string } & Page,
): Promise<Found | undefined> {
  const short = await walkDirectory(db, { query, lastKey, budget: shortWalk + 4 * offset, count, offset, ...people })
  const isShortEnd = short.looked < shortWalk + 4 * offset
  if (isShortEnd || short.ids.length === count) return foundOnWalk(short, { isEnd: isShortEnd, lastKey, count })
  // Only where what was met promises a full page.
  const budget = longWalk + 4 * offset
  if (short.matched * budget < (offset + count) * short.looked) return undefined
  const long = await walkDirectory(db, { query, lastKey, budget, count, offset, ...people })
  return foundOnWalk(long, { isEnd: long.looked < budget, lastKey, count })
}

function foundOnWalk(
  { ids, matched }: Walk,
  { isEnd, lastKey, count }: { isEnd: boolean; lastKey: string; count: number },
): Found | undefined {
  if (isEnd && lastKey === '') return { ids, total: matched, isAtLeast: false }
  // Past the last names that begin as typed come those with a later word so, which a walk does not meet.
  return ids.length === count ? { ids, total: matched, isAtLeast: true } : undefined
}

async function searchByWords(db: Db, search: Parameters<typeof searchDirectory>[1]): Promise<Found> {
  const { ids, matched } = await searchDirectory(db, search)
  return { ids, total: matched, isAtLeast: false }
}
