import {
  din,
  doi,
  type Identifier,
  identifiersOfAddress,
  nct,
  pmid,
  spellingsOfAddress,
  withoutClosingSigns,
} from '../../../platform/identifiers/identifiers.ts'

const exact: [RegExp, (value: string) => Identifier[]][] = [
  [/(?:^|doi[:\s]\s*)(10\.\d{4,9}\/[^\s?#]+)/i, (value) => [doi(withoutClosingSigns(value))]],
  [/^(NCT\d{8})$/i, (value) => [nct(value)]],
  [/^PMID\s*[:#]?\s*(\d{1,8})$/i, (value) => [pmid(value)]],
  [/^DIN\s*[:#]?\s*(\d{6,8})$/i, (value) => [din(value)]],
  [/^(0\d{7})$/, (value) => [din(value)]],
  [/^([1-9]\d{4,7})$/, (value) => [pmid(value), din(value)]],
]

/** What a search term names by number or address: a DIN, PMID, DOI, NCT or reference number, or a pasted link. */
export function identifiersIn(term: string): Identifier[] {
  const typed = term.trim()
  const named = exact.flatMap(([pattern, read]) => {
    const value = typed.match(pattern)?.[1]
    return value ? read(value) : []
  })
  const known = [...identifiersOfAddress(withoutClosingSigns(typed)), ...named]
  if (/^https?:\/\//i.test(typed)) return [...known, ...spellingsOfAddress(typed)]
  const isReference = /^(?=.*\d)[a-z][a-z0-9]*[-\d][a-z0-9-]*$/i.test(typed)
  return isReference ? [...known, { scheme: 'reference', value: typed.toLowerCase() }] : known
}

/** A number or an address that no record has, as a search for those who mention it; a mere word is none. */
export function quotedIdentifier(term: string): string | undefined {
  const named = identifiersIn(term).find(({ scheme }) => scheme !== 'reference')
  return named && `"${named.value.replaceAll('"', ' ')}"`
}
