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

/** "What is DIN 02285401", « 02285401 c’est quoi »: the words around it ask for nothing but the product. */
const askedByDin = /(?:(?<!\p{L})din(?!\p{L})[^\p{L}\d]*(?<named>\d{8})|(?<![\p{L}\d])(?<bare>0\d{7}))(?![\p{L}\d])/iu
const mereAsking = new Set(
  'what whats is s the a an this of for which drug product products brand name generic number no num numero nº n° medication medicine look up lookup find search c est ce que quoi quel quelle qui le la l du de d produit medicament médicament numéro nom marque pour cherche trouve correspond corresponds belongs to a à as has'.split(
    ' ',
  ),
)

function dinAskedIn(term: string): string | undefined {
  const found = askedByDin.exec(term)
  if (!found) return undefined
  const words =
    term
      .replace(found[0], ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}°º]+/gu) ?? []
  const { named, bare } = found.groups ?? {}
  return words.every((word) => mereAsking.has(word)) ? (named ?? bare) : undefined
}

/** What a search term names by number or address: a DIN, PMID, DOI, NCT or reference number, or a pasted link. */
export function identifiersIn(term: string): Identifier[] {
  const typed = term.trim()
  const named = exact.flatMap(([pattern, read]) => {
    const value = typed.match(pattern)?.[1]
    return value ? read(value) : []
  })
  const asked = named.length === 0 ? dinAskedIn(typed) : undefined
  const known = [...identifiersOfAddress(withoutClosingSigns(typed)), ...named, ...(asked ? [din(asked)] : [])]
  if (/^https?:\/\//i.test(typed)) return [...known, ...spellingsOfAddress(typed)]
  const isReference = /^(?=.*\d)[a-z][a-z0-9]*[-\d][a-z0-9-]*$/i.test(typed)
  return isReference ? [...known, { scheme: 'reference', value: typed.toLowerCase() }] : known
}

/** A number or an address that no record has, as a search for those who mention it; a mere word is none. */
export function quotedIdentifier(term: string): string | undefined {
  const named = identifiersIn(term).find(({ scheme }) => scheme !== 'reference')
  return named && `"${named.value.replaceAll('"', ' ')}"`
}
