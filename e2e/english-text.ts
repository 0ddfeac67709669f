import { expect, type Page } from '@playwright/test'
import { listMessages } from './catalogues.ts'
import { isTelling, patternOf } from './message-pattern.ts'

/** Words of content that stand on a screen without a language of their own, and happen to be words of ours. */
const ofContent = new Set(['Second year of internal medicine. One folio per rotation.'])

/** A French page says nothing in English: no text of it, seen or read aloud, is a message of the English catalogues. */
export async function expectNoEnglish(page: Page) {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
  const { english, french } = await patterns()
  const said = [...(await page.evaluate(findTexts)), await page.title()]
  const left = said.filter((text) => !ofContent.has(text) && english.test(text) && !french.test(text))
  expect(left, 'English on a French screen').toEqual([])
}

let known: Promise<{ english: RegExp; french: RegExp }> | undefined

function patterns() {
  known ??= readPatterns()
  return known
}

async function readPatterns() {
  const [english, french]: [string[], string[]] = [[], []]
  for (const message of await listMessages()) {
    french.push(...patternsOf(message.french))
    if (message.english !== message.french) english.push(...patternsOf(message.english))
  }
  return { english: whole(english), french: whole(french) }
}

const whole = (each: string[]) => new RegExp(`^(?:${[...new Set(each)].join('|')})$`, 'u')

/** One with markup is told by its pieces. */
function patternsOf(message: string): string[] {
  const pieces = message.split(/<\/?\w+>/).map((piece) => piece.trim())
  return pieces.filter(isTelling).map((piece) => patternOf(piece))
}

/** Runs in the page: every text that is French by its `lang`, and the names and hints of things. */
function findTexts(): string[] {
  const found = new Set<string>()
  const isFrench = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'fr'
  const add = (text: string | null | undefined, element: Element | null) => {
    const words = text?.replaceAll(/\s+/g, ' ').trim()
    if (words && isFrench(element)) found.add(words)
  }
  const isText = (node: Node | null) => node?.nodeType === Node.TEXT_NODE
  // A sentence may stand in several pieces, side by side.
  const wholeText = (first: Node) => {
    let text = ''
    for (let node: Node | null = first; node && isText(node); node = node.nextSibling) text += node.textContent
    return text
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest('script, style, noscript') || isText(node.previousSibling)) continue
    add(wholeText(node), node.parentElement)
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) add(element.getAttribute(name), element)
  }
  return [...found]
}
