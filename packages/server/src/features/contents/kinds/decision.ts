import type { Language } from '@materia/contract/languages.ts'
import { sourceWordsInFrench } from '@materia/language/source-words.fr.ts'
import { contentText } from '../messages.ts'
import { decisionFrenchWords, decisionIn } from './decision-french.ts'
import { joined, type Kinds } from './kind.ts'
import { listNamed } from './references.queries.ts'
import { withoutMarkup } from './without-markup.ts'

export const decision: Kinds['Decision'] = {
  searchClass: 2,
  searchRank: 0.5,
  shown: decisionIn,
  frenchWords: decisionFrenchWords,
  searchWords: (details) =>
    [
      details.referenceNumber,
      details.productName,
      details.medicinalIngredient,
      details.manufacturer,
      ...details.dins,
      ...details.decisionItems.flatMap((section) => [section.name, withoutMarkup(section.contents)]),
    ]
      .filter(Boolean)
      .join(' '),
  facets: ({ manufacturer }) => ({ company: [manufacturer] }),
  fields: ({ manufacturer }) => ({ company: [manufacturer] }),
  passage: (stored, language) =>
    decisionIn(stored, language)
      .details.decisionItems.map((section) => withoutMarkup(section.contents))
      .join(' '),
  // A safety review of which the list alone is known has no number.
  identifiers: ({ referenceNumber }) =>
    referenceNumber ? [{ scheme: 'reference', value: referenceNumber.toLowerCase() }] : [],
  factLine: (stored, language) => {
    const { decisionType, productName, manufacturer, isDevice } = decisionIn(stored, language).details
    const type = contentText(`decision${decisionType}`).in(language)
    return joined([type, isDevice ? contentText('medicalDevice').in(language) : null, productName, manufacturer])
  },
  statusWord: (stored, language) => outcomeIn(decisionIn(stored, language).details.outcome, language),
  async complete({ db }, { language }, rows) {
    const ids = rows.map((row) => row.content_item_id)
    const drugs = await listNamed(db, ids, 'decision', language)
    return new Map(ids.map((id) => [id, { drugs: drugs.get(id) ?? [] }]))
  },
}

/** Lists of the source name outcomes in English alone. */
const outcomeIn = (outcome: string | null, language: Language) =>
  outcome !== null && language === 'fr' ? (sourceWordsInFrench[outcome] ?? outcome) : outcome
