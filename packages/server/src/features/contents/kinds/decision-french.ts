import type { DecisionDetails, DecisionItem } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import { frenchHeadings, frenchSubmissions, listedHeadings } from '@materia/language/decision-headings.fr.ts'
import type { Shown } from './kind.ts'
import { withoutMarkup } from './without-markup.ts'

type DecisionFields = Omit<DecisionDetails, 'french'>

/** A decision as a viewer of that language sees it. Of some only the list is known in English: their French text is marked as such. */
export function decisionIn({ french, ...stored }: DecisionDetails, language: Language): Shown<DecisionFields> {
  // The number of a review of which the list alone is known is stored as an empty text.
  const details = { ...stored, referenceNumber: stored.referenceNumber || null }
  if (!french) {
    // A title may be French all the same: each section says what it is in.
    const items = language === 'fr' ? details.decisionItems.map(asListed) : details.decisionItems
    return { details: { ...details, decisionItems: items }, language: 'en' }
  }
  if (language === 'en') {
    const isTold = details.decisionItems.length >= french.decisionItems.length
    const items = isTold ? details.decisionItems : french.decisionItems.map(inFrench)
    return { details: { ...details, decisionItems: items }, language }
  }
  const { modifiedOn: _, ...fields } = french
  return { details: { ...details, ...fields }, language }
}

/** Facts under labels of ours are worded here; a text is the source's own. */
const asListed = (section: DecisionItem): DecisionItem =>
  listedHeadings.has(section.name)
    ? inFrench({
        ...section,
        name: frenchHeadings[section.name] ?? section.name,
        contents: section.contents.replace(
          labelled,
          (_, label: string, fact: string) =>
            `<strong>${frenchHeadings[label] ?? label}\u00a0:</strong> ${frenchSubmissions[fact.trim()] ?? fact}`,
        ),
      })
    : inEnglish(section)

const labelled = /<strong>([^<:]+):<\/strong> ([^<]*)/g

const inEnglish = (section: DecisionItem): DecisionItem => ({ ...section, language: 'en' })
const inFrench = (section: DecisionItem): DecisionItem => ({ ...section, language: 'fr' })

export const decisionFrenchWords = ({ french }: DecisionDetails): string =>
  french
    ? [
        french.productName,
        french.medicinalIngredient,
        ...french.decisionItems.flatMap((section) => [section.name, withoutMarkup(section.contents)]),
      ]
        .filter(Boolean)
        .join(' ')
    : ''
