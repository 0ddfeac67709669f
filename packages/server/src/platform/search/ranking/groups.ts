import { termOf } from '../entries.ts'
import type { Lookup } from './lookup.ts'
import type { Search } from './request.ts'
import type { Found } from './rescore.ts'
import { tellingLexemes } from './score.ts'

/** A wanted word: any of these terms will do. None where the collection does not know it. */
export type Group = number[]

export const groupsOf = (search: Search, lookup: Lookup): Group[] =>
  lexemeGroupsOf(search, lookup).map((group) => group.flatMap((lexeme) => lookup.termByLexeme.get(lexeme)?.id ?? []))

/** The lexemes by which each wanted word may be held. */
export function lexemeGroupsOf({ query, lexemeByWord }: Search, lookup: Lookup): string[][] {
  const alternatives = query.anyOf.map((words) => words.flatMap((word) => lexemeByWord.get(word) ?? []))
  const alone = tellingLexemes(lookup).filter((lexeme) => !alternatives.some((group) => group.includes(lexeme)))
  const withSynonyms = (lexeme: string) => {
    const others = lookup.synonyms.filter(({ wanted, lexemes }) => wanted.join(' ') === lexeme && lexemes.length === 1)
    return [lexeme, ...others.flatMap((synonym) => synonym.lexemes)]
  }
  return [...alone.map(withSynonyms), ...alternatives]
}

export function holdsAll(row: Found, groups: Group[]): boolean {
  const held = new Set(row.common.map(termOf))
  return groups.every((group) => group.some((term) => held.has(term)))
}
