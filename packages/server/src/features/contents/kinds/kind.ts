import type { KindDetails } from '@materia/contract'

export interface Identifier {
  scheme: 'din' | 'pmid' | 'doi' | 'nct' | 'drug-code' | 'url' | 'name' | 'reference'
  value: string
}

/** What the server knows of a content kind beyond its schema. */
export interface Kind<Details> {
  /** Words that find it beside title and summary. */
  searchWords(details: Details): string
  /** Where a number or address leads straight to it. */
  identifiers(details: Details): Identifier[]
  /** One line of what matters, for its card. */
  factLine(details: Details): string | null
  /** The word on its status chip. */
  statusWord(details: Details): string | null
}

export type KindName = keyof KindDetails
export type Kinds = { [Name in KindName]: Kind<KindDetails[Name]> }

export const joined = (parts: (string | null | undefined)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator) || null
