import { type Hints, wordsOf } from '../../../platform/search/index.ts'
import { kindNumber } from '../kinds/kind-numbers.ts'
import type { ClassMember } from './drug-classes.queries.ts'
import { type KnownClass, wholeCode } from './known-class.ts'

export const brandTypes = [kindNumber('DrugBrandGroup')]
export const groupTypes = [...brandTypes, kindNumber('DrugIngredient')]
export const subjectTypes = [...groupTypes, kindNumber('Drug')]
const membersOfPart = 8
/** What a member of a class is worth of the words that name it: beside other words, and of a condition that it is given for. */
const shareOfPart = 0.6
const shareOfCondition = 0.45
/** The one drug that is given first for a condition stands above what is written about it; of a class none is the first. */
const liftOfFirst = 1.33
/** Where drugs may be asked for. */
const shareOfQuiet = 0.5
/** Where something else is likelier asked for, if anything tells of it. */
const shareOfFaint = 0.28
const shareOfUnsure = 0.4
/** So much less is the least used member worth than the most used. */
const leastUsed = 0.25
const leastLikely = 0.6

export const typedWords = (text: string) => wordsOf(text).length

/**
 * Members by their groups, then by use: the first counts most. Beside other words a class is one of several things asked for;
 * of a condition the pages of its drugs stand among what is written about it, and their products below.
 */
export function hintsOfClass(
  known: KnownClass,
  members: ClassMember[],
  whole = { term: known.term, words: known.isOfCondition ? 1 : typedWords(known.term) },
): Pick<Hints, 'synonyms' | 'names'> {
  const { isWhole, isInOrder, isOfCondition, isQuiet, codes } = known
  const own = [...new Set(codes.flatMap((of) => members.filter(({ code }) => code === of).map(({ name }) => name)))]
  const chosen = isWhole ? own : own.slice(0, membersOfPart)
  const share = shareOf(known)
  const byUse = (place: number) => 1 - ((isInOrder ? leastLikely : leastUsed) * place) / chosen.length
  const isFirstKnown = isOfCondition && codes[0]?.length === wholeCode
  const lift = (place: number) => (isFirstKnown && place === 0 ? liftOfFirst : 1)
  return {
    synonyms: chosen.map((synonym, place) => ({
      term: whole.term,
      synonym,
      share: share * byUse(place),
      isEven: true,
      isMember: true,
      isQuiet: isQuiet === true,
    })),
    names:
      isWhole || isOfCondition
        ? chosen.map((name, place) => ({
            name,
            words: whole.words,
            types: groupTypes,
            share: lift(place) * byUse(place),
          }))
        : [],
  }
}

/** The less surely its members are asked for the less they are worth. */
function shareOf({ isWhole, isOfCondition, isQuiet, isFaint, isUnsure }: KnownClass): number {
  if (isFaint) return shareOfFaint
  if (isUnsure) return shareOfUnsure
  if (isQuiet) return shareOfQuiet
  if (isWhole) return 1
  return isOfCondition ? shareOfCondition : shareOfPart
}
