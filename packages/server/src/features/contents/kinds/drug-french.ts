import type { DrugDetails, DrugIngredientLine } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import type { Shown } from './kind.ts'

/** A drug as a viewer of that language sees it. What its source says in English alone stays English. */
export function drugIn({ french, ...details }: DrugDetails, language: Language): Shown<Omit<DrugDetails, 'french'>> {
  if (language !== 'fr' || !french) return { details, language: 'en' }
  return {
    language: 'fr',
    details: {
      ...details,
      name: details.nameFr ?? details.name,
      description: french.description,
      drugIngredients: ingredientsIn({ ...details, french }, 'fr'),
      therapeuticClasses: details.therapeuticClasses.map((group, at) => ({
        ...group,
        atcName: french.atcNames[at] ?? group.atcName,
      })),
      forms: french.forms,
      routes: french.routes,
      schedules: french.schedules,
    },
  }
}

export const ingredientsIn = ({ drugIngredients, french }: DrugDetails, language: Language): DrugIngredientLine[] =>
  language === 'fr' && french
    ? drugIngredients.map((line, at) => ({
        ...line,
        ...french.drugIngredients[at],
        strength: line.strength && amountInFrench(line.strength),
        dosage: line.dosage && amountInFrench(line.dosage),
      }))
    : drugIngredients

/** "1,500,000" → "1 500 000", "0.5" → "0,5". */
export const amountInFrench = (amount: string) => amount.replaceAll(',', '\u00a0').replace('.', ',')

export const formsIn = ({ forms, french }: DrugDetails, language: Language): string[] =>
  (language === 'fr' && french?.forms) || forms

/** The words of the French face that the English one does not have; its names are searched as names. */
export const frenchWordsOf = ({ french }: DrugDetails): string =>
  french ? [french.description, ...french.forms, ...french.routes, ...french.schedules].filter(Boolean).join(' ') : ''
