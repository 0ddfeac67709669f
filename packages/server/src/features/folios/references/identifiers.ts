/** A way to an item: by one of its identifiers, or straight by its id. */
export interface Pointer {
  scheme: 'item' | 'pmid' | 'doi' | 'nct' | 'din' | 'drug-code' | 'reference' | 'url'
  value: string
}

/** Whoever refers to more at once is asked to divide it. */
export const referencesMax = 10_000

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
// Bounded everywhere, so that no text, however made, takes longer to read than its length allows.
const addressPattern = /\bhttps?:\/\/[^\s<>"']{1,2000}/gi
const doiPattern = /\b(?:doi:?\s{0,9})?(10\.\d{4,9}\/[^\s<>"{}|\\^`]{1,500})/gi
const itemPattern = new RegExp(`(?:\\bmateria[:-]|/contents/)(${uuid})`, 'gi')
const numberPatterns: [RegExp, (digits: string) => Pointer[]][] = [
  [/\b(NCT\d{8})\b/gi, (digits) => [{ scheme: 'nct', value: digits.toUpperCase() }]],
  [/\bPMID\s{0,9}[:#-]?\s{0,9}(\d{1,8})\b/gi, (digits) => [pmid(digits)]],
  [/\bDIN\s{0,9}[:#-]?\s{0,9}(\d{6,8})\b/gi, (digits) => [din(digits)]],
]
const barePattern = /(?<![\w./-])\d{5,8}(?![\w/-]|\.\d)/g

const pmid = (digits: string): Pointer => ({ scheme: 'pmid', value: digits.replace(/^0+(?=\d)/, '') })
const din = (digits: string): Pointer => ({ scheme: 'din', value: digits.padStart(8, '0') })

/** What the text names by itself, each at its place; a part that was read once is not read again. */
export function findPointers(text: string): Found[] {
  const found: Found[] = []
  const read = markerOf(text)
  const take = (pattern: RegExp, meaning: (match: RegExpMatchArray) => { length: number; pointers: Pointer[] }) => {
    for (const match of text.matchAll(pattern)) {
      if (found.length > referencesMax) return
      const { length, pointers } = meaning(match)
      const range = { start: match.index, end: match.index + length }
      if (pointers.length === 0 || read.has(range)) continue
      read.add(range)
      found.push({ ...range, pointers })
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
  for (const [pattern, pointersOf] of numberPatterns) {
    take(pattern, ([whole, digits = '']) => ({ length: whole.length, pointers: pointersOf(digits) }))
  }
  return found.sort((one, other) => one.start - other.start)
}

/** Numbers without a word beside them: a DIN begins with 0, a PMID never does. */
export function findBareNumbers(text: string, taken: Found[]): Found[] {
  const read = markerOf(text)
  for (const range of taken) read.add(range)
  return text
    .matchAll(barePattern)
    .take(referencesMax + 1)
    .map(({ 0: digits, index }) => ({ start: index, end: index + digits.length, pointers: pointersOfDigits(digits) }))
    .filter((range) => !read.has(range))
    .toArray()
}

type TextRange = Pick<Found, 'start' | 'end'>

/** Remembers which parts of the text were read. */
function markerOf(text: string) {
  const marks = new Uint8Array(text.length)
  return {
    add: ({ start, end }: TextRange) => void marks.fill(1, start, end),
    has: ({ start, end }: TextRange) => marks.subarray(start, end).includes(1),
  }
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

const openingOf: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' }
const sentenceSigns = '.,;:!?\'"»”’*'

/** Without the signs that end a sentence or close a bracket opened before it. */
function withoutTail(text: string): string {
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
