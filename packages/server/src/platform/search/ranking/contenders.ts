import { maxLevel } from '../blocks.ts'
import type { Lookup } from './lookup.ts'
import type { Search } from './request.ts'
import { weightsOf } from './weights.ts'

/** What a document is lifted by that the sums do not know of: a name, its age, what else is asked. */
const slack = 0.5
const slackOfTypes = 0.2

/**
 * The terms of which a document must hold one to stand among those whose least sum is `floor`: all others together would not
 * lift it there. Nothing where every term would.
 */
export function contendingTerms({ lookup, effects }: Search, floor: number): number[] | undefined {
  const room = floor * (lookup.types.size > 0 || effects ? slackOfTypes : slack)
  const weights = weightsOf(lookup)
  const needed = new Set(subjectTerms(lookup))
  const rising = [...weights].filter(([term]) => !needed.has(term)).toSorted(([, one], [, other]) => one - other)
  let sum = 0
  const idle = rising.filter(([, weight]) => {
    sum += maxLevel * weight
    return sum <= room
  })
  if (idle.length === 0) return undefined
  const idleTerms = new Set(idle.map(([term]) => term))
  return [...weights.keys()].filter((term) => !idleTerms.has(term))
}

/** What the question is about weighs more than its sum, and so does a synonym that stands for several words. */
function* subjectTerms({ subjects, synonyms, fields, termByLexeme }: Lookup): Generator<number> {
  for (const lexeme of [...subjects, ...fields, ...synonyms.flatMap(({ lexemes }) => lexemes)]) {
    const term = termByLexeme.get(lexeme)
    if (term) yield term.id
  }
}
