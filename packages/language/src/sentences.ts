import { type Language, type ProblemCode, problemMessage } from '@materia/contract'
import { formatsOf } from './formats.ts'
import { problemsInFrench } from './problems.fr.ts'
import { translatedBy } from './sentence-lookup.ts'
import { sentencesInFrench } from './sentences.fr.ts'

const french = formatsOf('fr')

/** What a code says, in the viewer's language. */
export function problemSentence(
  language: Language,
  code: ProblemCode,
  data: Record<string, string | number> = {},
): string {
  if (language === 'en') return problemMessage(code, data)
  return problemsInFrench[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => frenchValue(data[name] ?? ''))
}

/** What is said of a field, in the viewer's language; what has no French stays as it is. */
export function fieldSentence(language: Language, english: string): string {
  return language === 'en' ? english : translatedBy(sentencesInFrench, english)
}

const frenchValue = (value: string | number) =>
  typeof value === 'number' ? french.number(value) : fieldSentence('fr', value)
