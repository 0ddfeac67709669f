import type { DoctorSearchQuery, DoctorSearchResult } from '@materia/contract'
import type { Actor } from '../../platform/app.ts'
import type { Db } from '../../platform/db/db.ts'
import { foldTyped, listDoctors, searchDirectory, walkDirectory } from './directory.queries.ts'
import { doctorView } from './directory.view.ts'
import { type DirectoryWords, directoryQuery, keyOfName, mayHaveSlips } from './directory-words.ts'

interface Page {
  count: number
  offset: number
}

interface Found {
  ids: string[]
  total: number
  /** There may be more than were counted. */
  isAtLeast: boolean
}

const nobody: Found = { ids: [], total: 0, isAtLeast: false }

/** Rows looked at in name order before the index of words is asked; what one page costs does not grow with the directory. */
const walkBudget = 2_000
/** With fewer found than this, names are also looked for with a slip of the finger. */
const enough = 5

export async function searchDoctors(
  db: Db,
  actor: Actor,
  { typed, count, offset }: { typed: DoctorSearchQuery } & Page,
): Promise<{ doctors: DoctorSearchResult[]; total: number; isAtLeast: boolean }> {
  const words = await foldTyped(db, typed)
  const { ids, total, isAtLeast } = await findDoctors(db, words, { count, offset })
  const rows = await listDoctors(db, ids, actor.userId)
  return { doctors: rows.map(doctorView), total, isAtLeast }
}

async function findDoctors(db: Db, words: DirectoryWords, page: Page): Promise<Found> {
  if (words.specialtyIds?.length === 0 || words.subSpecialtyIds?.length === 0) return nobody
  const query = directoryQuery(words, { withSlips: false })
  const lastKey = keyOfName(words.last)
  const budget = walkBudget + 4 * page.offset
  const walk = await walkDirectory(db, { query, lastKey, budget, ...page })
  const isWhole = walk.looked < budget && lastKey === ''
  const found =
    isWhole || !query || walk.ids.length === page.count
      ? { ids: walk.ids, total: walk.matched, isAtLeast: !isWhole }
      : await searchByWords(db, { query, exactQuery: query, lastKey, ...page })
  if (found.isAtLeast || found.total >= enough || !query || !mayHaveSlips(words)) return found
  const forgiving = directoryQuery(words, { withSlips: true }) ?? query
  return searchByWords(db, { query: forgiving, exactQuery: query, lastKey, ...page })
}

async function searchByWords(db: Db, search: Parameters<typeof searchDirectory>[1]): Promise<Found> {
  const { ids, matched } = await searchDirectory(db, search)
  return { ids, total: matched, isAtLeast: false }
}
