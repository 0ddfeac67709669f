import type { Db } from '../../../platform/db/db.ts'
import { type Hints, wordsOf } from '../../../platform/search/index.ts'
import { listDrugNames } from './drug-classes.queries.ts'
import { subjectTypes } from './hints-of-class.ts'

const longestName = 4
/** "Eliquis or Xarelto afib": what more is said of them is asked about. */
const mostBeside = 1
const between = /^(?<one>.+?),? (?:or|ou|vs\.?|versus) (?:else )?(?<other>.+)$/iu

/** "Prevnar 20 or Capvaxive": the two that are named stand before what others have in common with them. */
export async function comparedBrands(
  db: Db,
  { typed, text }: { typed: string; text: string },
): Promise<Pick<Hints, 'synonyms' | 'names'>[]> {
  const { one = '', other = '' } = typed.includes('"') ? {} : (between.exec(typed)?.groups ?? {})
  const [before, after] = [wordsOf(one), wordsOf(other)]
  if (before.length === 0 || after.length === 0) return []
  const lengths = Array.from({ length: longestName }, (_, shorter) => longestName - shorter)
  const namesBefore = lengths
    .filter((length) => length <= before.length)
    .map((length) => before.slice(-length).join(' '))
  const namesAfter = lengths
    .filter((length) => length <= after.length)
    .map((length) => after.slice(0, length).join(' '))
  const known = await listDrugNames(db, [...namesBefore, ...namesAfter], subjectTypes)
  const pair = [namesBefore, namesAfter].flatMap((names) => names.find((name) => known.includes(name)) ?? [])
  const said = pair.flatMap(wordsOf).length + mostBeside
  if (new Set(pair).size < 2 || before.length + after.length > said) return []
  const words = wordsOf(text).length
  return [
    {
      synonyms: pair.map((synonym) => ({ term: text, synonym, share: 1, isEven: true, isMember: true })),
      names: pair.map((name, place) => ({ name, words, types: subjectTypes, share: 1 - place / 10 })),
    },
  ]
}
