import type { Language } from '@materia/contract/languages.ts'
import type { SubstanceName } from './drug.queries.ts'

/** What each line of a product is called by its page, "Metformin" for metformin hydrochloride; nothing unless each has one of its own. */
export function substancesOf(
  lines: { name: string }[],
  pages: SubstanceName[] | null,
  language: Language,
): string[] | undefined {
  const found = lines.map(({ name }) => (pages ?? []).filter(({ en }) => isNamed(name, en)))
  const own = found.flatMap((each) => (each.length === 1 && each[0] ? [each[0]] : []))
  const isWhole = own.length === lines.length && new Set(own).size === own.length
  return isWhole ? own.map((page) => page[language]) : undefined
}

const isNamed = (line: string, substance: string) => line.toLowerCase().includes(substance.toLowerCase())
