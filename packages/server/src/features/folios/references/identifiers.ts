/** A way to an item: by one of its identifiers, or straight by its id. */
export interface Pointer {
  scheme: 'item' | 'pmid' | 'doi' | 'nct' | 'din' | 'drug-code' | 'reference' | 'url'
  value: string
}

/** One thing somebody referred to: the first pointer that leads to an item counts. */
export interface Reference {
  line: number
  text: string
  pointers: Pointer[]
  note: string | null
}

interface Found {
  start: number
  end: number
  pointers: Pointer[]
}

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'
const addressPattern = /\bhttps?:\/\/[^\s<>"']+/gi
const doiPattern = /\b(?:doi:?\s*)?(10\.\d{4,9}\/[^\s<>"{}|\\^`]+)/gi
const itemPattern = new RegExp(`(?:\\bmateria[:-]|/contents/)(${uuid})`, 'gi')
const numberPatterns: [RegExp, (digits: string) => Pointer[]][] = [
  [/\b(NCT\d{8})\b/gi, (digits) => [{ scheme: 'nct', value: digits.toUpperCase() }]],
  [/\bPMID\s*[:#-]?\s*(\d{1,8})\b/gi, (digits) => [pmid(digits)]],
  [/\bDIN\s*[:#-]?\s*(\d{6,8})\b/gi, (digits) => [din(digits)]],
]
const barePattern = /(?<![\w./-])\d{5,8}(?![\w/-]|\.\d)/g

const pmid = (digits: string): Pointer => ({ scheme: 'pmid', value: digits.replace(/^0+(?=\d)/, '') })
const din = (digits: string): Pointer => ({ scheme: 'din', value: digits.padStart(8, '0') })

/** What the text names by itself, each at its place; a part that was read once is not read again. */
export function findPointers(text: string): Found[] {
  const found: Found[] = []
  const take = (pattern: RegExp, read: (match: RegExpMatchArray) => { length: number; pointers: Pointer[] }) => {
    for (const match of text.matchAll(pattern)) {
      const { length, pointers } = read(match)
      const [start, end] = [match.index, match.index + length]
      if (pointers.length > 0 && !found.some((other) => start < other.end && end > other.start)) {
        found.push({ start, end, pointers })
      }
    }
  }
  take(addressPattern, ([address]) => {
    const trimmed = withoutTail(address)
    return { length: trimmed.length, pointers: pointersOfAddress(trimmed) }
  })
  take(itemPattern, ([whole, id = '']) => ({ length: whole.length, pointers: [item(id)] }))
  take(doiPattern, ([whole, doi = '']) => {
    const trimmed = withoutTail(doi)
    return { length: whole.length - doi.length + trimmed.length, pointers: [doiPointer(trimmed)] }
  })
  for (const [pattern, read] of numberPatterns) {
    take(pattern, ([whole, digits = '']) => ({ length: whole.length, pointers: read(digits) }))
  }
  return found.sort((one, other) => one.start - other.start)
}

/** Numbers without a word beside them: a DIN begins with 0, a PMID never does. */
export function findBareNumbers(text: string, taken: Found[]): Found[] {
  return [...text.matchAll(barePattern)]
    .map(({ 0: digits, index }) => ({ start: index, end: index + digits.length, pointers: pointersOfDigits(digits) }))
    .filter(({ start, end }) => !taken.some((other) => start < other.end && end > other.start))
}

function pointersOfDigits(digits: string): Pointer[] {
  if (digits.startsWith('0')) return [din(digits)]
  return digits.length < 6 ? [pmid(digits)] : [pmid(digits), din(digits)]
}

export const item = (id: string): Pointer => ({ scheme: 'item', value: id.toLowerCase() })
const doiPointer = (doi: string): Pointer => ({ scheme: 'doi', value: doi.toLowerCase() })

const addressesOf: [RegExp, (value: string) => Pointer][] = [
  [new RegExp(`/contents/(${uuid})`, 'i'), item],
  [/^https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/.+)$/i, doiPointer],
  [
    /(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|europepmc\.org\/(?:article|abstract)\/med)\/(\d{1,8})/i,
    pmid,
  ],
  [/clinicaltrials\.gov\/.*\b(NCT\d{8})\b/i, (nct) => ({ scheme: 'nct', value: nct.toUpperCase() })],
  [/health-products\.canada\.ca\/dpd-bdpp\/.*\bcode=(\d+)/i, (code) => ({ scheme: 'drug-code', value: code })],
  [/\/(?:doi\/(?:abs\/|full\/|pdf\/|epdf\/)?)(10\.\d{4,9}\/[^?#]+)/i, doiPointer],
]

/** What an address is known to mean, and then the address itself. */
function pointersOfAddress(address: string): Pointer[] {
  const decoded = decodedAddress(address)
  const known = addressesOf.flatMap(([pattern, read]) => {
    const value = decoded.match(pattern)?.[1]
    return value ? [read(value)] : []
  })
  const bare = address.toLowerCase().replace(/#.*$/, '')
  const spellings = new Set([address.toLowerCase(), bare, bare.replace(/\/$/, ''), `${bare.replace(/\/$/, '')}/`])
  return [...known, ...[...spellings].map((value): Pointer => ({ scheme: 'url', value }))]
}

function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Without the signs that end a sentence or close a bracket opened before it. */
function withoutTail(text: string): string {
  let trimmed = text.replace(/[.,;:!?'"»”’*]+$/, '')
  while (/[)\]}>]$/.test(trimmed) && !isBalanced(trimmed)) trimmed = trimmed.slice(0, -1).replace(/[.,;:]+$/, '')
  return trimmed
}

function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length
  return count('(') >= count(')') && count('[') >= count(']') && count('{') >= count('}') && count('<') >= count('>')
}
