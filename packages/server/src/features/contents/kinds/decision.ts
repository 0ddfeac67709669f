import type { DecisionDetails } from '@materia/contract'
import { joined, type Kind } from './kind.ts'

const typeWords = {
  Basis: 'Summary basis of decision',
  Regulatory: 'Regulatory decision',
  SafteyReview: 'Safety review',
} as const

export const decision: Kind<DecisionDetails> = {
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
  identifiers: ({ referenceNumber }) => [{ scheme: 'reference', value: referenceNumber.toLowerCase() }],
  factLine: (details) => joined([typeWords[details.decisionType], details.productName, details.manufacturer]),
  statusWord: ({ outcome }) => outcome,
}

export const withoutMarkup = (html: string) => html.replaceAll(/<[^>]*>/g, ' ')
