import { type Connection, run } from '../connection.ts'
import type { Hints } from './hints.ts'
import { wordsOf } from './words.ts'

/** What may follow from a subject of the question, as the forward table tells it. */
export interface Effects {
  types: Set<number>
  named: {
    /** Lexemes of the question that name it. */
    lexemes: string[]
    /** Terms of each of its other names. */
    others: number[][]
  }[]
  /** Lexemes of the classes of subjects that the question names. */
  classes: string[]
  /** What holds this term tells of something else. */
  lacking: number | undefined
}

/** Read where the question names any. */
export async function findEffects(
  connection: Connection,
  effects: Hints['effects'],
  lexemeByWord: Map<string, string[]>,
): Promise<Effects | undefined> {
  if (!effects || effects.named.length === 0) return undefined
  const lexemesOf = (text: string) => wordsOf(text).flatMap((word) => lexemeByWord.get(word) ?? [])
  const named = effects.named.map(({ term, others }) => ({ lexemes: lexemesOf(term), others: others.map(lexemesOf) }))
  const [lacking] = lexemesOf(effects.lacking)
  const rows = await run<{ lexeme: string; id: number }>(connection, {
    name: 'search-terms-of-effects',
    text: 'select lexeme, id from search_terms where lexeme = any($1::text[])',
    values: [[...new Set([lacking, ...named.flatMap(({ others }) => others.flat())])].filter(Boolean)],
  })
  const idByLexeme = new Map(rows.map(({ lexeme, id }) => [lexeme, id]))
  const termsOf = (lexemes: string[]) => lexemes.map((lexeme) => idByLexeme.get(lexeme) ?? -1)
  return {
    types: new Set(effects.types),
    named: named.map(({ lexemes, others }) => ({
      lexemes,
      others: others.filter((each) => each.length > 0).map(termsOf),
    })),
    classes: effects.classes.flatMap(lexemesOf),
    lacking: idByLexeme.get(lacking ?? ''),
  }
}

export const termsOfEffects = (effects: Effects | undefined): number[] =>
  effects
    ? [...effects.named.flatMap(({ others }) => others.flat()), effects.lacking ?? -1].filter((term) => term >= 0)
    : []

/** The lexemes of the question that name what a document tells of, by any name; none where it is of another type. */
export function toldEffects(
  effects: Effects | undefined,
  { type, holds, held }: { type: number | undefined; holds(term: number): boolean; held: Set<string> },
): string[] {
  if (!effects?.types.has(type ?? -1) || (effects.lacking !== undefined && holds(effects.lacking))) return []
  return effects.named
    .filter(
      ({ lexemes, others }) => lexemes.every((each) => held.has(each)) || others.some((name) => name.every(holds)),
    )
    .flatMap(({ lexemes }) => lexemes)
}
