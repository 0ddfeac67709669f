import type { Language } from '@materia/contract/languages.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Hints, wordsOf } from '../../../platform/search/index.ts'
import { kindNumber } from '../kinds/kind-numbers.ts'
import { type BilingualQuestion, bilingualQuestion } from './bilingual.ts'
import { type ClassMember, listClassMembers } from './drug-classes.queries.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { type Knowledge, type KnownClass, knowledgeOf } from './knowledge.ts'
import { drugAttributes } from './terms/attributes.ts'

/** A question as it is put to the collection, with what is known of its words. */
export interface Question extends BilingualQuestion {
  hints: Hints
  /** What was asked for beside what was typed. */
  expanded: string[]
}

const nothingKnown: Knowledge = { classes: [], abbreviations: [], isCondition: false, kinds: [], mereKinds: [] }
const subjectTypes = (['Drug', 'DrugBrandGroup', 'DrugIngredient'] as const).map((type) => kindNumber(type))
const groupTypes = (['DrugBrandGroup', 'DrugIngredient'] as const).map((type) => kindNumber(type))
const membersOfPart = 8
/** What a member of a class is worth of the words that name it: beside other words, and of a condition that it is given for. */
const shareOfPart = 0.6
const shareOfCondition = 0.45
/** So much less is the least used member worth than the most used. */
const leastUsed = 0.25
const expandedMax = 6

/** As typed, a question says nothing but its words. */
export async function understand(
  db: Db,
  { searchTerm: typed, asTyped }: { searchTerm: string; asTyped: boolean },
  language: Language | undefined,
): Promise<Question> {
  const question = bilingualQuestion(withUnitsApart(typed), language)
  const known = asTyped ? nothingKnown : knowledgeOf(question.text, typed)
  const members =
    known.classes.length > 0
      ? await listClassMembers(
          db,
          known.classes.flatMap(({ codes }) => codes),
        )
      : []
  const classes = known.classes.map((each) => hintsOfClass(each, members))
  const abbreviations = known.abbreviations.map(({ term, isWhole, meanings }) => ({
    synonyms: meanings.map((synonym) => ({ term, synonym, share: 1 })),
    names: meanings.map((name) => ({ name, words: isWhole ? typedWords(question.text) : wordsOf(term).length })),
  }))
  const hinted = [...classes, ...abbreviations]
  return {
    ...question,
    hints: {
      synonyms: hinted.flatMap(({ synonyms }) => synonyms),
      names: hinted.flatMap(({ names }) => names),
      types: known.kinds.map((kind) => kindNumber(kind)),
      typeWords: known.mereKinds,
      // A safety review names the condition that a drug for something else may cause.
      asideTypes: known.isCondition ? [kindNumber('Decision')] : [],
      subjectTypes,
      isSubject: looksLikeDrugName,
      isAttribute: (word) => drugAttributes.has(word),
    },
    expanded: [...new Set(hinted.flatMap(({ synonyms }) => synonyms.map(({ synonym }) => synonym)))].slice(
      0,
      expandedMax,
    ),
  }
}

/** "10mg" → "10 mg", as labels have it. */
const withUnitsApart = (text: string) =>
  text.replaceAll(/(?<=^|\s)(\d+(?:[.,]\d+)?)(mg|mcg|µg|g|ml|iu|ui)(?=\s|$)/giu, '$1 $2')

const typedWords = (text: string) => wordsOf(text).length

/**
 * Members by their groups, then by use: the first counts most. Beside other words a class is one of several things asked for;
 * of a condition the pages of its drugs stand among what is written about it, and their products below.
 */
function hintsOfClass(
  { term, isWhole, isOfCondition, codes }: KnownClass,
  members: ClassMember[],
): Pick<Hints, 'synonyms' | 'names'> {
  const own = [...new Set(codes.flatMap((of) => members.filter(({ code }) => code === of).map(({ name }) => name)))]
  const chosen = isWhole ? own : own.slice(0, membersOfPart)
  const share = isWhole ? 1 : isOfCondition ? shareOfCondition : shareOfPart
  const words = isOfCondition ? 1 : wordsOf(term).length
  const byUse = (place: number) => 1 - (leastUsed * place) / chosen.length
  return {
    synonyms: chosen.map((synonym, place) => ({ term, synonym, share: share * byUse(place), isEven: true })),
    names:
      isWhole || isOfCondition
        ? chosen.map((name, place) => ({ name, words, types: groupTypes, share: byUse(place) }))
        : [],
  }
}
