import type { Language } from '@materia/contract/languages.ts'
import { useLanguage } from './language.ts'

/** Entries of lists that are named in both languages. */
export function useListNames() {
  const language = useLanguage()
  return {
    nameOf: ({ names }: { names: Record<Language, string> }) => names[language],
    titleOf: ({ titles }: { titles: Record<Language, string> }) => titles[language],
    /** By their names in the viewer's language. */
    inOrder: <Entry>(entries: readonly Entry[], name: (entry: Entry) => string): Entry[] =>
      entries.toSorted((one, other) => name(one).localeCompare(name(other), language)),
  }
}
