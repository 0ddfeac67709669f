import type { ThreadTask } from '../../../platform/threads/threads.ts'
import { plainTextOf } from './article-text.ts'

const fewestSentences = 2
const mostSentences = 3
const enoughCharacters = 220
const mostCharacters = 600
const shortest = 40
const longest = 320

const stopWords = new Set(
  `a about after all also an and any are as at be because been before being between both but by can could did do does during
   each few for from had has have he her his how i if in into is it its itself just may me might more most must my no nor not
   of on once only or other our out over own s same she should so some such t than that the their them then there these they
   this those through to too under until up very was we were what when where which while who whom why will with would you your
   au aux avec ce ces dans de des du elle en est et il ils la le les leur mais ne nous on ou par pas pour qu que qui sa se ses
   son sont sur un une vous`.split(/\s+/),
)

interface Sentence {
  text: string
  position: number
  words: string[]
}

/**
 * Two or three of the text's own sentences: those whose words carry most of what the text speaks of, the later one
 * left out where two say the same, given in the order they stand.
 */
export function summarize(html: string): string {
  const sentences = sentencesOf(plainTextOf(html, { proseOnly: true }))
  const candidates = sentences.filter(({ text }) => text.length >= shortest && text.length <= longest)
  if (candidates.length === 0) return inOrder(sentences.slice(0, fewestSentences))

  const weights = weightsOf(sentences)
  const ranked = candidates
    .map((sentence) => ({ sentence, score: scoreOf(sentence, weights, sentences.length) }))
    .sort((a, b) => b.score - a.score || a.sentence.position - b.sentence.position)
  const chosen: Sentence[] = []
  for (const { sentence } of ranked) {
    const length = chosen.reduce((sum, { text }) => sum + text.length + 1, 0)
    const isEnough = chosen.length >= fewestSentences && length >= enoughCharacters
    if (chosen.length === mostSentences || isEnough) break
    if (length + sentence.text.length > mostCharacters || chosen.some((other) => saysTheSame(other, sentence))) continue
    chosen.push(sentence)
  }
  return inOrder([...chosen, ...missing(chosen, [...ranked.map(({ sentence }) => sentence), ...sentences])])
}

export const summarizing: ThreadTask<string, string> = {
  module: new URL(import.meta.url),
  work: summarize,
  lengthOf: (html) => html.length,
}

/** Where too few were worth choosing, the next best ones, however short or alike. */
function missing(chosen: Sentence[], others: Sentence[]): Sentence[] {
  const rest = new Set(others.filter((sentence) => !chosen.includes(sentence)))
  return [...rest].slice(0, Math.max(0, fewestSentences - chosen.length))
}

const inOrder = (sentences: Sentence[]): string =>
  cut(
    sentences
      .toSorted((a, b) => a.position - b.position)
      .map(({ text }) => text)
      .join(' '),
  )

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
// A segmenter ends a sentence after these; a reader does not.
const abbreviation = /\b(e\.g|i\.e|et al|vs|Dr|Drs|Mr|Mrs|Ms|Fig|No|Vol|approx|cf|St)\.$/i
const abbreviationMax = 20
const joinedMax = 50
const maxSentences = 2_000

function sentencesOf(text: string): Sentence[] {
  return [...endedSentences(text)]
    .filter(Boolean)
    .map((sentence, position) => ({ text: sentence, position, words: wordsOf(sentence) }))
}

function* endedSentences(text: string): Generator<string> {
  let given = 0
  for (const block of text.split('\n')) {
    let open: string[] = []
    for (const { segment } of segmenter.segment(block)) {
      open.push(segment)
      // An abbreviation ends where its own segment ends; joining all of them each time would take the square of the text.
      if (abbreviation.test(segment.slice(-abbreviationMax).trim()) && open.length < joinedMax) continue
      yield open.join('').trim()
      open = []
      given += 1
      if (given > maxSentences) return
    }
    yield open.join('').trim()
  }
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s$/, '').replace(/(?<=.{4})s$/, ''))
    .filter((word) => word.length > 2 && !stopWords.has(word))

/** How much of the text speaks of each word: in how many sentences it stands. */
function weightsOf(sentences: Sentence[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const { words } of sentences) {
    for (const word of new Set(words)) weights.set(word, (weights.get(word) ?? 0) + 1)
  }
  return weights
}

function scoreOf({ words, position, text }: Sentence, weights: Map<string, number>, count: number): number {
  if (words.length === 0) return 0
  const carried = [...new Set(words)].reduce((sum, word) => sum + Math.log1p((weights.get(word) ?? 0) - 1), 0)
  // The first sentence tells what it is about, the last ones what follows from it.
  const lead = position === 0 ? 1.6 : position < 3 ? 1.25 : position >= count - 2 ? 1.1 : 1
  const doubt = /\?$/.test(text) ? 0.6 : 1
  return ((0.5 + carried) / Math.sqrt(words.length)) * lead * doubt
}

function saysTheSame(one: Sentence, other: Sentence): boolean {
  const words = new Set(one.words)
  const shared = new Set(other.words.filter((word) => words.has(word))).size
  return shared / Math.max(1, Math.min(words.size, new Set(other.words).size)) > 0.7
}

function cut(text: string): string {
  if (text.length <= mostCharacters) return text
  return `${text
    .slice(0, mostCharacters - 1)
    .replace(/\s+\S*$/, '')
    .toWellFormed()}…`
}
