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

const nothingKnown: Knowledge = { classes: [], abbreviations: [], kinds: [], mereKinds: [] }
const subjectTypes = (['Drug', 'DrugBrandGroup', 'DrugIngredient'] as const).map((type) => kindNumber(type))
const membersOfPart = 8
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

/** Members by their groups, then by use: the first counts most. Beside other words a class is one of several things asked for. */
function hintsOfClass({ term, isWhole, codes }: KnownClass, members: ClassMember[]): Pick<Hints, 'synonyms' | 'names'> {
  const own = [...new Set(codes.flatMap((of) => members.filter(({ code }) => code === of).map(({ name }) => name)))]
  const chosen = isWhole ? own : own.slice(0, membersOfPart)
  return {
    synonyms: chosen.map((synonym, place) => ({
      term,
      synonym,
      share: (isWhole ? 1 : 0.6) * (1 - (0.15 * place) / chosen.length),
      isEven: true,
    })),
    names: isWhole ? chosen.map((name) => ({ name, words: wordsOf(term).length })) : [],
  }
}
