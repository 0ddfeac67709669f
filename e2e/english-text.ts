import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'

type Catalogue = { readonly [key: string]: string | Catalogue }

const root = resolve(import.meta.dirname, '..')
const catalogues = globSync('packages/{web,server}/src/**/messages.en.ts', { cwd: root })

/** Words of content that stand on a screen without a language of their own, and happen to be words of ours. */
const ofContent = new Set<string>()

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
  for (const file of catalogues) {
    const [en, fr] = [await messagesOf(file), await messagesOf(file.replace(/en\.ts$/, 'fr.ts'))]
    french.push(...[...fr.values()].flatMap(patternsOf))
    for (const [key, text] of en) if (text !== fr.get(key)) english.push(...patternsOf(text))
  }
  return { english: whole(english), french: whole(french) }
}

const whole = (each: string[]) => new RegExp(`^(?:${[...new Set(each)].join('|')})$`, 'u')

async function messagesOf(file: string): Promise<Map<string, string>> {
  const { messages } = (await import(pathToFileURL(resolve(root, file)).href)) as { messages: Catalogue }
  return new Map(flat(messages))
}

const flat = (messages: Catalogue): [string, string][] =>
  Object.entries(messages).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[key, text]] : flat(text).map(([inner, words]) => [`${key}.${inner}`, words]),
  )

/** What a message looks like once it is worded; one with markup is told by its pieces. */
function patternsOf(message: string): string[] {
  const pieces = message.split(/<\/?\w+>/).map((piece) => piece.trim())
  return pieces.filter(isTelling).map(patternOf)
}

/** Three letters of its own at least: others are nothing but what they are given. */
const isTelling = (piece: string) => /\p{L}{3}/u.test(piece.replaceAll(/\{\w+(, number)?\}/g, ''))

function patternOf(message: string): string {
  let pattern = ''
  for (let at = 0; at < message.length; at += 1) {
    if (message[at] !== '{') {
      pattern += message[at] === '#' ? '[\\d\\s,.]+' : escaped(message[at] ?? '')
      continue
    }
    const end = closingBrace(message, at)
    pattern += argumentPattern(message.slice(at + 1, end))
    at = end
  }
  return pattern
}

const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\/]/, '\\$&')

function argumentPattern(argument: string): string {
  const [, , branches] = /^\w+, (plural|select), ([\s\S]*)$/.exec(argument) ?? []
  if (!branches) return '.+'
  const found: string[] = []
  for (let at = branches.indexOf('{'); at >= 0; at = branches.indexOf('{', at)) {
    const end = closingBrace(branches, at)
    found.push(patternOf(branches.slice(at + 1, end)))
    at = end
  }
  return `(?:${found.join('|')})`
}

function closingBrace(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
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
