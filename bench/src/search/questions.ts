import { type Corpus, seeded } from './corpus.ts'

export const shortClasses = ['common word', 'rare word', 'mixed 2-4', 'common 2-4', 'subject 2-3'] as const
export const longClass = 'long question'
export const questionClasses = [...shortClasses, longClass] as const
export type QuestionClass = (typeof questionClasses)[number]

/** Questions of every class about the first `size` documents, the same at every run. */
export function makeQuestions(corpus: Corpus, size: number, each: number): Record<QuestionClass, string[]> {
  const random = seeded(size + 99)
  const rank = new Map(corpus.words.map((word, index) => [word, index]))
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1))
  const common = () => corpus.words[Math.floor(random() * 120)] ?? ''
  const wordsOf = (index: number) =>
    `${corpus.document(index).title} ${corpus.document(index).body}`.match(/[a-z0-9]+/g) ?? []
  const some = (words: string[], count: number) =>
    Array.from({ length: count }, () => words[Math.floor(random() * words.length)] ?? '')
  const telling = (words: string[]) => words.filter((word) => (rank.get(word) ?? 0) > 300)
  const anyDocument = () => wordsOf(Math.floor(random() * size))
  const make = (question: () => string) => Array.from({ length: each }, question)
  return {
    'common word': make(common),
    'rare word': make(() => corpus.names(random)),
    'mixed 2-4': make(() => [common(), ...some(telling(anyDocument()), between(1, 3))].join(' ')),
    'common 2-4': make(() => Array.from({ length: between(2, 4) }, common).join(' ')),
    'subject 2-3': make(() => some(telling(anyDocument()), between(2, 3)).join(' ')),
    [longClass]: make(() => {
      const words = anyDocument()
      const from = Math.floor(random() * Math.max(1, words.length - 20))
      return `what is known about ${words.slice(from, from + between(9, 16)).join(' ')}?`
    }),
  }
}

/** Two or three words that stand together in some document. */
export function makePhrases(corpus: Corpus, size: number, count: number): string[] {
  const random = seeded(size + 7)
  return Array.from({ length: count }, () => {
    const words =
      corpus
        .document(Math.floor(random() * size))
        .body.split('. ')[0]
        ?.split(' ') ?? []
    const from = Math.floor(random() * Math.max(1, words.length - 3))
    return `"${words.slice(from, from + (random() < 0.5 ? 2 : 3)).join(' ')}"`
  })
}

/** What a box holds while someone types a title's words: one to nine letters of a word, sometimes a word before it. */
export function makeBeginnings(corpus: Corpus, size: number, count: number): string[] {
  const random = seeded(size + 3)
  return Array.from({ length: count }, () => {
    const words = corpus.document(Math.floor(random() * size)).title.split(' ')
    const at = Math.floor(random() * words.length)
    const begun = (words[at] ?? '').slice(0, 1 + Math.floor(random() * 9))
    return random() < 0.3 && at > 0 ? `${words[at - 1]} ${begun}` : begun
  })
}

/** What nobody means well: far too long, only signs, operators, every plane, hundreds of phrases. */
export function makeHostile(corpus: Corpus, _size: number, count: number): string[] {
  const common = corpus.words.slice(0, 100)
  const everyPlane = Array.from({ length: 17 }, (_, plane) => String.fromCodePoint(plane * 0x10000 + 0x21)).join(' ')
  const kinds = [
    `${common.join(' ')} `.repeat(20).slice(0, 10_000),
    'a'.repeat(10_000),
    '!@#$%^&*()_+-=[]{}|;:",./<>?'.repeat(20),
    common.map((word) => `${word}:* & ! <-> (`).join(' | '),
    `${common[0]} ${everyPlane} ${common[1]}`,
    Array.from({ length: 200 }, (_, nth) => `"${common[nth % 100]} ${common[(nth * 7 + 1) % 100]}"`).join(' '),
    common.map((word) => `-${word}`).join(' '),
  ]
  return Array.from({ length: count }, (_, nth) => kinds[nth % kinds.length] ?? '')
}
