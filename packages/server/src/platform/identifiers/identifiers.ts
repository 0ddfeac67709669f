export interface Identifier {
  scheme: 'din' | 'pmid' | 'doi' | 'nct' | 'drug-code' | 'url' | 'name' | 'reference' | 'substance' | 'atc'
  value: string
}

export const nct = (value: string): Identifier => ({ scheme: 'nct', value: value.toUpperCase() })
export const pmid = (digits: string): Identifier => ({ scheme: 'pmid', value: digits.replace(/^0+(?=\d)/, '') })
export const din = (digits: string): Identifier => ({ scheme: 'din', value: digits.padStart(8, '0') })
export const doi = (value: string): Identifier => ({ scheme: 'doi', value: value.toLowerCase() })
const drugCode = (value: string): Identifier => ({ scheme: 'drug-code', value })

/** With or without their scheme: people leave it out. */
const addresses: [RegExp, (value: string) => Identifier][] = [
  [/\bclinicaltrials\.gov\/.*?\b(NCT\d{8})\b/i, nct],
  [
    /\b(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|europepmc\.org\/(?:article|abstract)\/med)\/(\d{1,8})\b/i,
    pmid,
  ],
  [/\bdpd-bdpp\/.*?\bcode=(\d+)/i, drugCode],
  [/(?:\bdoi\.org\/|\/doi\/(?:abs\/|full\/|pdf\/|epdf\/)?)(10\.\d{4,9}\/[^\s?#]+)/i, doi],
  // A DOI may hold a question mark.
  [/\bdoi\.org\/(10\.\d{4,9}\/[^\s]+\?[^\s]*)$/i, doi],
]

/** What an address of a register, journal or library is known to mean. */
export function identifiersOfAddress(address: string): Identifier[] {
  const decoded = decodedAddress(address)
  return addresses.flatMap(([pattern, read]) => {
    const value = decoded.match(pattern)?.[1]
    return value ? [read(value)] : []
  })
}

/** An address as it may be stored: with and without its fragment and its last slash. */
export function spellingsOfAddress(address: string): Identifier[] {
  const bare = address.toLowerCase().replace(/#.*$/, '')
  const withoutSlash = bare.replace(/\/$/, '')
  const spellings = new Set([address.toLowerCase(), bare, withoutSlash, `${withoutSlash}/`])
  return [...spellings].map((value) => ({ scheme: 'url', value }))
}

function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const openingOf: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' }
const sentenceSigns = '.,;:!?\'"»”’*'

/** Without the signs that end a sentence or close a bracket opened before it. */
export function withoutClosingSigns(text: string): string {
  const count = (sign: string) => text.split(sign).length
  const unopened = new Map(
    Object.entries(openingOf).map(([closing, opening]) => [closing, count(closing) - count(opening)]),
  )
  for (let end = text.length; end > 0; end--) {
    const sign = text[end - 1] as string
    const left = unopened.get(sign) ?? 0
    if (!sentenceSigns.includes(sign) && left <= 0) return text.slice(0, end)
    unopened.set(sign, left - 1)
  }
  return ''
}
