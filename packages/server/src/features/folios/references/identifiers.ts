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

/** A way to an item: by one of its identifiers, or straight by its id. */
export interface Pointer {
  scheme: 'item' | Identifier['scheme']
  value: string
}

/** By which two of one thing are known. */
export const pointerKey = ({ scheme, value }: Pointer): string => `${scheme} ${value}`

export const distinctPointers = (pointers: Pointer[]): Pointer[] => [
  ...new Map(pointers.map((pointer) => [pointerKey(pointer), pointer])).values(),
]

/** Whoever refers to more at once is asked to divide it. */
export const referencesMax = 10_000

const shownMax = 200

/** As much of what was written as is shown beside what became of it. */
export const shownText = (written: string): string => written.slice(0, shownMax).toWellFormed()

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
  [/\b(NCT\d{8})\b/gi, (number) => [nct(number)]],
  [/\bPMID\s{0,9}[:#-]?\s{0,9}(\d{1,8})\b/gi, (digits) => [pmid(digits)]],
  [/\bDIN\s{0,9}[:#-]?\s{0,9}(\d{6,8})\b/gi, (digits) => [din(digits)]],
]
const barePattern = /(?<![\w./-])\d{5,8}(?![\w/-]|\.\d)/g

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
    const trimmed = withoutClosingSigns(address)
    return { length: trimmed.length, pointers: pointersOfAddress(trimmed) }
  })
  take(itemPattern, ([whole, id = '']) => ({ length: whole.length, pointers: [item(id)] }))
  take(doiPattern, ([whole, value = '']) => {
    const trimmed = withoutClosingSigns(value)
    return { length: whole.length - value.length + trimmed.length, pointers: [doi(trimmed)] }
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

const itemAddress = new RegExp(`/contents/(${uuid})`, 'i')

/** What an address is known to mean, and then the address itself. */
function pointersOfAddress(address: string): Pointer[] {
  const id = address.match(itemAddress)?.[1]
  return [...(id ? [item(id)] : []), ...identifiersOfAddress(address), ...spellingsOfAddress(address)]
}
