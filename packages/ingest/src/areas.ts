import { areasOfClasses } from './area-classes.ts'
import { areaLines } from './area-words.ts'
import { productLines } from './product-words.ts'

interface Area {
  title: string
  parent: string | null
  /** For a text in lower case. */
  pattern: RegExp
}

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
  const patterns = words.replaceAll('*', '\\p{L}*')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns})(?![\\p{L}\\p{N}])`, 'u')
}

const mostAreas = 4

/** From MeSH-like headings and keywords, and the title. */
export function areasOfHeadings(headings: string[], title: string): string[] {
  return titlesOf(new Set([...headings.flatMap(areasOfHeading), ...areasIn(title)]))
}

export const areasOfText = (text: string): string[] => titlesOf(new Set(areasIn(text)))

/** From a text about a product, and from its name by the words that only names have. */
export function areasOfProduct(text: string, name: string): string[] {
  const lowered = name.toLowerCase()
  const named = areas.filter(({ title }) => productPatterns.get(title)?.test(lowered))
  return titlesOf(new Set([...areasIn(`${text} ${name}`), ...named]))
}

const productPatterns = new Map(linesOf(productLines).map(({ names, words }) => [names, wholeWords(words)]))

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

/** The finer areas first, then those they belong to; of each in the order of the list. */
function titlesOf(found: Set<Area>): string[] {
  const inOrder = areas.filter((area) => found.has(area))
  const fine = inOrder.filter(({ parent }) => parent).slice(0, mostAreas - 1)
  const wide = [
    ...fine.map(({ parent }) => parent ?? ''),
    ...inOrder.filter(({ parent }) => !parent).map(({ title }) => title),
  ]
  return [...new Set([...fine.map(({ title }) => title), ...wide])].slice(0, mostAreas)
}

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
