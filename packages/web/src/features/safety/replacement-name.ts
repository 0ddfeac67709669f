import type { Replacement } from '@materia/contract'

/** Two houses sell "Gabapentin 400 mg": only then is the maker told. */
export function replacementName({ title, company }: Replacement, all: Replacement[]): string {
  const isShared = all.filter((each) => each.title === title).length > 1
  return isShared && company ? `${title} (${company})` : title
}
