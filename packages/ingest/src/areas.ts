import { areasOfClasses } from './area-classes.ts'
import { areaLines } from './area-words.ts'
import { productLines, stemLines } from './product-words.ts'
import { isOfAnimals, tellingHeadings } from './subjects.ts'

interface Area {
  title: string
  parent: string | null
  /** For a text in lower case. */
  pattern: RegExp
}

const malignant =
  '((squamous cell|ductal|serous|papillary|borderline|clear cell|endometrioid) )*(neoplasms?|cancers?|carcinomas?|adenocarcinomas?|tumou?rs?|malignanc(y|ies))'

// Spelt out for texts in lower case: in patterns that know all of Unicode the same takes four times as long.
const letters = 'a-zªµºß-öø-῾'
const digits = '0-9²³¹¼-¾'

const areas: Area[] = linesOf(areaLines).map(({ names, words }) => {
  const [title = '', parent = null] = names.split(' < ')
  return { title, parent, pattern: wholeWords(words) }
})

function linesOf(text: string): { names: string; words: string }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [names = '', words = ''] = line.split(': ')
      return { names, words }
    })
}

/** "delivery" is not about the liver: what stands before and behind a word is no letter. */
function wholeWords(words: string): RegExp {
  const patterns = words
    .replaceAll('*', `[${letters}]*`)
    .replaceAll('~', malignant)
    .replace(/(?<!\[-) /g, '[- ]')
  return new RegExp(`(?<![${letters}${digits}])(?:${patterns})(?![${letters}${digits}])`)
}

interface Headed {
  title: string
  /** MeSH-like headings and keywords. */
  headings: string[]
  /** Headings that a program derived from the words of the record: it now and then takes one word for another. */
  derived?: string[]
}

export function areasOfHeadings({ title, headings, derived = [] }: Headed): string[] {
  if (isOfAnimals(title, headings)) return []
  const told = new Set(areasIn(title))
  const own = new Set([...told, ...tellingHeadings(headings, told.size > 0).flatMap(areasOfHeading)])
  const found = [...own, ...derived.flatMap(areasOfHeading).filter((area) => own.size === 0 || refines(area, own))]
  const named = found.length > 0 ? found : areasNamed(title, stemPatterns)
  return titlesOf(withoutBareMethods(named, `${title} ${headings.join(' ')}`), told)
}

const refines = ({ parent }: Area, own: Set<Area>) =>
  [...own].some((known) => known.title === parent || (parent !== null && known.parent === parent))

/** A method of many sciences is one of medicine beside something that medicine is about. */
const methods = new Set(['Artificial intelligence in medicine'])
const medicine = /medic|clinic|patient|health|hospital|disease|diagnos|radiolog|patholog/i

const withoutBareMethods = (found: Area[], text: string) =>
  found.every(({ title }) => methods.has(title)) && !medicine.test(text) ? [] : found

/** From a text about a product, and from its name by the words that only names have. */
export function areasOfProduct(text: string, name: string): string[] {
  return titlesOf([
    ...areasIn(`${text} ${name}`),
    ...areasNamed(name, productPatterns),
    ...areasNamed(name, stemPatterns),
  ])
}

const patternsOf = (lines: string) => new Map(linesOf(lines).map(({ names, words }) => [names, wholeWords(words)]))
const productPatterns = patternsOf(productLines)
const stemPatterns = patternsOf(stemLines)

function areasNamed(name: string, patterns: Map<string, RegExp>): Area[] {
  const lowered = name.toLowerCase()
  return areas.filter(({ title }) => patterns.get(title)?.test(lowered))
}

// A hundred thousand records share some thousands of headings.
const known = new Map<string, Area[]>()
const mostKnown = 20_000

function areasOfHeading(heading: string): Area[] {
  const found = known.get(heading) ?? areasIn(heading)
  if (known.size >= mostKnown) known.clear()
  known.set(heading, found)
  return found
}

function areasIn(text: string): Area[] {
  const lowered = text.toLowerCase()
  return areas.filter(({ pattern }) => pattern.test(lowered))
}

const mostFine = 3
const mostAreas = 4

/** The finer areas first, then those they belong to and others. What the title tells has its place before what the headings do. */
function titlesOf(found: Area[], told = new Set<Area>()): string[] {
  const has = new Set(found)
  const inOrder = areas.filter((area) => has.has(area)).sort((one, other) => placeOf(one, told) - placeOf(other, told))
  const kept: Area[] = []
  for (const area of inOrder) {
    const isFull = kept.length === mostAreas || (area.parent && kept.filter(({ parent }) => parent).length === mostFine)
    if (!isFull && !kept.some(({ parent }) => parent === area.title)) kept.push(area)
  }
  const fine = kept.filter(({ parent }) => parent)
  const wide = [
    ...fine.map(({ parent }) => parent ?? ''),
    ...kept.filter(({ parent }) => !parent).map(({ title }) => title),
  ]
  return [...new Set([...fine.map(({ title }) => title), ...wide])]
}

const placeOf = (area: Area, told: Set<Area>) => (told.has(area) ? 0 : 2) + (area.parent ? 0 : 1)

/** By the longest beginning of each code that is known. */
export function areasOfAtc(codes: string[]): string[] {
  return [...new Set(codes.flatMap(areasOfCode))].slice(0, mostAreas)
}

function areasOfCode(code: string): string[] {
  for (let length = code.length; length > 0; length--) {
    const titles = areasOfClasses.get(code.slice(0, length))
    if (titles) return titles
  }
  return []
}
