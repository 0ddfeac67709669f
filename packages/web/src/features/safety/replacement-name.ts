import type { Replacement } from '@materia/contract'

/** Two houses sell "Gabapentin 400 mg", perhaps also what is to be replaced: only then is the maker told. */
export function replacementName({ title, company }: Replacement, all: Replacement[], replaced: string[]): string {
  const isShared = replaced.includes(title) || all.filter((each) => each.title === title).length > 1
  return isShared && company ? `${title} (${company})` : title
}
