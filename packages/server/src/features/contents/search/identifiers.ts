import type { Identifier } from '../kinds/kind.ts'

const exact: [RegExp, (value: string) => Identifier[]][] = [
  [/\bclinicaltrials\.gov\/.*?(NCT\d{8})/i, (value) => [nct(value)]],
  [/\bpubmed\.ncbi\.nlm\.nih\.gov\/(\d{1,8})\b/i, (value) => [pmid(value)]],
  [/\bncbi\.nlm\.nih\.gov\/pubmed\/(\d{1,8})\b/i, (value) => [pmid(value)]],
  [/\bdpd-bdpp\/.*?\bcode=(\d+)/i, (value) => [{ scheme: 'drug-code', value }]],
  [/(?:^|doi[:\s]\s*|doi\.org\/|\/doi\/(?:abs\/|full\/|pdf\/)?)(10\.\d{4,9}\/[^\s?#]+)/i, (value) => [doi(value)]],
  [/^(NCT\d{8})$/i, (value) => [nct(value)]],
  [/^PMID\s*[:#]?\s*(\d{1,8})$/i, (value) => [pmid(value)]],
  [/^DIN\s*[:#]?\s*(\d{6,8})$/i, (value) => [din(value)]],
  [/^(0\d{7})$/, (value) => [din(value)]],
  [/^([1-9]\d{4,7})$/, (value) => [pmid(value), din(value)]],
]

const nct = (value: string): Identifier => ({ scheme: 'nct', value: value.toUpperCase() })
const pmid = (value: string): Identifier => ({ scheme: 'pmid', value: value.replace(/^0+(?=\d)/, '') })
const din = (value: string): Identifier => ({ scheme: 'din', value: value.padStart(8, '0') })
const doi = (value: string): Identifier => ({ scheme: 'doi', value: value.replace(/[.,;)\]]+$/, '').toLowerCase() })

/** What a search term names by number or address: a DIN, PMID, DOI, NCT or reference number, or a pasted link. */
export function identifiersIn(term: string): Identifier[] {
  const typed = term.trim()
  const known = exact.flatMap(([pattern, read]) => {
    const value = typed.match(pattern)?.[1]
    return value ? read(value) : []
  })
  if (/^https?:\/\//i.test(typed)) return [...known, ...addressesOf(typed)]
  const isReference = /^(?=.*\d)[a-z][a-z0-9]*[-\d][a-z0-9-]*$/i.test(typed)
  return isReference ? [...known, { scheme: 'reference', value: typed.toLowerCase() }] : known
}

/** A number or an address that no record has, as a search for those who mention it; a mere word is none. */
export function quotedIdentifier(term: string): string | undefined {
  const named = identifiersIn(term).find(({ scheme }) => scheme !== 'reference')
  return named && `"${named.value.replaceAll('"', ' ')}"`
}

function addressesOf(address: string): Identifier[] {
  const bare = address.toLowerCase().replace(/#.*$/, '').replace(/\/$/, '')
  return [...new Set([address.toLowerCase(), bare, `${bare}/`])].map((value) => ({ scheme: 'url', value }))
}
