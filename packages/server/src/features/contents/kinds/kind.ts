import type { Content, ContentWhole, KindDetails } from '@materia/contract'
import type { Language } from '@materia/contract/languages.ts'
import type { Actor, App } from '../../../platform/app.ts'
import type { Identifier } from '../../../platform/identifiers/identifiers.ts'
import type { ContentRow } from '../summaries/contents.queries.ts'

/** Gives the fields that stand in other tables, by item id; asked once for all rows of the kind in a reply. */
export type Complete<Details, Fields> = (
  app: App,
  viewer: Actor,
  rows: ContentRow<Details>[],
) => Promise<Map<string, Fields>>

/** Details in one of their languages. */
export interface Shown<Details> {
  details: Details
  language: Language
}

/** What a search for items of the kind can be narrowed to. */
export type KindFacets = Partial<
  Record<'status' | 'company' | 'publicationType' | 'recruitingInCanada', (string | null)[]>
>

/** What items of the kind can be asked for by, as in `author:smith`. */
export type SearchFields = Partial<
  Record<
    'author' | 'journal' | 'company' | 'place' | 'phase' | 'type' | 'mesh' | 'form' | 'route' | 'schedule',
    (string | null)[]
  >
>

/** What the server knows of a content kind beyond its schema. */
export interface Kind<Details, Fields = unknown> {
  /** Kinds that are mostly searched together share a class: 0 to 5. */
  searchClass: number
  /** 0 to 1: how much it deserves to stand above its equals in a search. */
  searchRank?: number | ((details: Details) => number)
  /** Words that find it beside title and summary. */
  searchWords(details: Details): string
  /** Words of its French face that find it as well. */
  frenchWords?(details: Details): string
  facets?(details: Details, byline: string | null): KindFacets
  fields?(details: Details, byline: string | null): SearchFields
  /** What else it is called, beside its title. */
  otherNames?(details: Details): string[]
  /** What a viewer reads of it beyond its summary: search shows the stretch that matched. */
  passage?(details: Details, language: Language): string
  /** Where a number or address leads straight to it. */
  identifiers(details: Details): Identifier[]
  /** One line of what matters, for its card. */
  factLine(details: Details, language: Language): string | null
  /** The word on its status chip. */
  statusWord(details: Details, language: Language): string | null
  /** The language its writer chose, of what people write. */
  writtenIn?(details: Details): Language
  /** Where its source has both languages: the details as a viewer of one sees them. */
  shown?(details: Details, language: Language): Shown<unknown>
  /** The address it leads to, for kinds that are a way out. */
  externalLink?(details: Details): string | null
  complete?: Complete<Details, Fields>
}

export type KindName = keyof KindDetails

/** What a kind's whole reply carries beside the common fields and the details of its version. */
export type KindFields<Name extends KindName> = Omit<
  Extract<Content, { contentItemType: Name }>,
  keyof ContentWhole | keyof KindDetails[Name]
>

// A kind whose reply has nothing more to say needs no `complete`; any other does not compile without it.
type Told<Details, Fields> = keyof Fields extends never
  ? Kind<Details>
  : Kind<Details, Fields> & { complete: Complete<Details, Fields> }

/** Kinds whose reply a later feature completes, because it owns their tables. */
export type CompletedLater = 'Folio'

export type Kinds = {
  [Name in KindName]: Name extends CompletedLater ? Kind<KindDetails[Name]> : Told<KindDetails[Name], KindFields<Name>>
}

/** What a source calls the drugs an item is about; looked up under the names of brands and ingredients. */
export const substanceIdentifiers = (names: string[]): Identifier[] =>
  [...new Set(names.map((name) => name.toLowerCase()))].map((value) => ({ scheme: 'substance', value }))

const classLevels = [3, 4, 5, 7]

/** A code of the Anatomical Therapeutic Chemical classification, and those of the groups it belongs to. */
export const classIdentifiers = (codes: (string | null)[]): Identifier[] => {
  const levels = codes.flatMap((code) =>
    classLevels.filter((length) => (code ?? '').length >= length).map((length) => (code ?? '').slice(0, length)),
  )
  return [...new Set(levels)].map((value) => ({ scheme: 'atc', value: value.toLowerCase() }))
}

export const joined = (parts: (string | null | undefined)[], separator = ' · ') =>
  parts.filter(Boolean).join(separator) || null
