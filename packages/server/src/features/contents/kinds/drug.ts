import type { DrugDetails, DrugGroupDetails, DrugIngredientLine } from '@materia/contract'
import { type Identifier, joined, type Kind } from './kind.ts'

const statusWords = {
  Approved: 'Approved',
  Marketed: 'Marketed',
  CancelledPreMarket: 'Cancelled before marketing',
  CancelledPostMarket: 'Cancelled',
  Dormant: 'Dormant',
} as const

export const strengthOf = ({ strength, strengthUnit, dosage, dosageUnit }: DrugIngredientLine) => {
  const amount = joined([strength, strengthUnit], ' ')
  const per = joined([dosage, dosageUnit], ' ')
  return amount && per ? `${amount}/${per}` : amount
}

export const drug: Kind<DrugDetails> = {
  searchWords: (details) =>
    [
      details.nameFr,
      details.din,
      ...details.drugIngredients.flatMap((line) => [line.name, strengthOf(line)]),
      ...details.therapeuticClasses.flatMap((group) => [group.atcCode, group.atcName, group.ahfsName]),
      ...details.forms,
      ...details.routes,
      details.description,
    ]
      .filter(Boolean)
      .join(' '),
  identifiers: ({ din, drugCode }) => {
    const found: Identifier[] = [{ scheme: 'drug-code', value: drugCode }]
    return din ? [{ scheme: 'din', value: din }, ...found] : found
  },
  factLine: (details) =>
    joined([
      details.drugIngredients
        .slice(0, 3)
        .map((line) => joined([line.name, strengthOf(line)], ' '))
        .join(', '),
      details.forms[0],
      details.din && `DIN ${details.din}`,
    ]),
  statusWord: ({ drugStatus }) => statusWords[drugStatus],
}

export const drugGroup: Kind<DrugGroupDetails> = {
  searchWords: ({ name, nameFr }) => [name, nameFr].filter(Boolean).join(' '),
  identifiers: ({ name }) => [{ scheme: 'name', value: name.toLowerCase() }],
  factLine: () => null,
  statusWord: () => null,
}
