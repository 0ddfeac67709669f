import {
  type ContentItemType,
  type ContentSummary,
  contentItemTypes,
  type SearchQuery,
  snippetMarks,
} from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import {
  type Assumptions,
  highlight,
  type SearchRequest,
  type SearchResult,
  type Snippet,
  search,
} from '../../../platform/search/index.ts'
import { mapInTurns } from '../../../platform/turns/turns.ts'
import { kindOf } from '../kinds/index.ts'
import { kindOfNumber, numbersOf } from '../kinds/kind-numbers.ts'
import { decodeDetails } from '../stored-details.ts'
import { listSummaryRows, type SummaryRow } from '../summaries/summaries.queries.ts'
import { summaryView } from '../summaries/summaries.view.ts'
import { audiencesOf } from './audiences.ts'
import { looksLikeDrugName } from './drug-names.ts'
import { type AskedFields, fieldsIn } from './fields.ts'
import { conditionsOf, listNarrowed, listOrds } from './filters/filters.queries.ts'
import { identifiersIn, quotedIdentifier } from './identifiers.ts'
import { type Question, understand } from './question.ts'
import { listFrenchNames, listIdentified, listStoredDetails } from './search.queries.ts'
import { classesOf } from './search-index.ts'
import { drugAttributes } from './terms/attributes.ts'
import { isOtherSubstance } from './terms/names/other-substances.ts'

export interface SearchPage {
  items: ContentSummary[]
  total: number
  counts: Partial<Record<ContentItemType, number>>
  /** So many at the head of the whole list are the viewer's own and not published. */
  own: number
  didYouMean?: string
  correctedTo?: string
  alsoSearched: string[]
  /** Of these, what was asked in French. */
  translated: string[]
  /** Of these, what classes of drugs and abbreviations stand for. */
  expanded: string[]
}

const nothing: SearchPage = { items: [], total: 0, counts: {}, own: 0, alsoSearched: [], translated: [], expanded: [] }
/** Characters that are decoded before others may go on. */
const detailsAtOnce = 50_000
const wordsAlone = { freshness: 0, rank: 0, popularity: 0 }

// One drug is never taken for another: what may be the name of one is only proposed.
const assume: Assumptions = {
  ordinary: classesOf(['Article', 'Trial', 'UserArticle', 'Folio']),
  names: classesOf(['Drug', 'DrugBrandGroup', 'DrugIngredient']),
  isName: looksLikeDrugName,
  isBeside: (word) => drugAttributes.has(word),
  isOfItsOwn: isOtherSubstance,
}

/** A number or an address shows its record alone; anything else what holds the words, the viewer's own apart at the head. */
export async function searchContents(app: App, viewer: Actor, wanted: SearchQuery): Promise<SearchPage> {
  if (wanted.searchTerm === '') return nothing
  return app.features.contents.searchTurns(1, () => pageOf(app, viewer, wanted))
}

async function pageOf(app: App, viewer: Actor, wanted: SearchQuery): Promise<SearchPage> {
  const [identified, audiences] = await Promise.all([
    listIdentified(app.db, viewer.userId, identifiersIn(wanted.searchTerm), { languages: wanted.language }),
    audiencesOf(app, viewer),
  ])
  if (identified.length > 0)
    return identifiedPage(app, viewer, await narrowIds(app, viewer, identified, wanted), wanted)
  const asked = askedOf(wanted)
  return asked.isImpossible ? nothing : foundPage(app, viewer, audiences, asked)
}

/** Every result of a search but for its filters, the viewer's own among them, by its number in the index. */
export async function listMatched(app: App, viewer: Actor, wanted: SearchQuery): Promise<number[]> {
  if (wanted.searchTerm === '') return []
  return app.features.contents.searchTurns(1, () => matchedOf(app, viewer, wanted))
}

async function matchedOf(app: App, viewer: Actor, wanted: SearchQuery): Promise<number[]> {
  const [identified, audiences] = await Promise.all([
    listIdentified(app.db, viewer.userId, identifiersIn(wanted.searchTerm)),
    audiencesOf(app, viewer),
  ])
  if (identified.length > 0) return (await listOrds(app.db, identified)).map(({ ord }) => ord)
  const asked = askedOf(wanted)
  if (asked.isImpossible) return []
  const question = await understand(app.db, asked, viewer.language)
  const request = requestOf(app, { audiences, question, wanted: asked })
  const { matched = [] } = await search(app.pool, { ...request, limit: 1, isListed: true })
  return matched
}

/** A number that no record has is looked for as a word, and fields are taken out of the words. */
export function askedOf(wanted: SearchQuery): SearchQuery & AskedFields {
  const searchTerm = quotedIdentifier(wanted.searchTerm)
  return searchTerm ? { ...wanted, searchTerm, fields: {}, isImpossible: false } : fieldsIn(wanted)
}

async function narrowIds(app: App, viewer: Actor, ids: string[], wanted: SearchQuery): Promise<string[]> {
  const conditions = conditionsOf(viewer.userId, wanted)
  if (conditions.length === 0) return ids
  const known = await listOrds(app.db, ids)
  const kept = await listNarrowed(
    app.db,
    known.map(({ ord }) => ord),
    conditions,
  )
  const shown = new Set(known.filter(({ ord }) => kept.includes(ord)).map(({ id }) => id))
  return ids.filter((id) => shown.has(id))
}

async function identifiedPage(
  app: App,
  viewer: Actor,
  ids: string[],
  { searchTerm, filter, offset, count }: SearchQuery,
): Promise<SearchPage> {
  const rows = await listSummaryRows(app, viewer, ids)
  const shown = rows.filter((row) => filter.length === 0 || filter.includes(row.type))
  return {
    ...nothing,
    items: await withSnippets(app, searchTerm, shown.slice(offset, offset + count)),
    total: shown.length,
    counts: countsOf(shown.map(({ type }) => ({ type, count: 1 }))),
  }
}

async function foundPage(
  app: App,
  viewer: Actor,
  audiences: string[],
  wanted: SearchQuery & AskedFields,
): Promise<SearchPage> {
  const { searchTerm, count, offset } = wanted
  const question = await understand(app.db, wanted, viewer.language)
  const { translations } = question
  const expanded = viewer.language === 'fr' ? await listFrenchNames(app.db, question.expanded) : question.expanded
  const conditions = conditionsOf(viewer.userId, wanted)
  const request = {
    ...requestOf(app, { audiences, question, wanted }),
    ...narrowedTo(wanted),
    ...(conditions.length > 0 && { narrow: (ords: number[]) => listNarrowed(app.db, ords, conditions) }),
  }
  const ask = (limit: number, from: number) => search(app.pool, { ...request, limit, offset: from })
  const found = await ask(count, offset)
  const own = found.own.map(({ id }) => id)
  // What is the viewer's own stands before what is everyone's and moves it on.
  const hits = own.length > 0 && offset > 0 ? (await ask(count, Math.max(0, offset - own.length))).hits : found.hits
  const pageIds = [...own.slice(offset), ...hits.map(({ id }) => id)].slice(0, count)
  return {
    items: await withSnippets(
      app,
      translations.length > 0 ? `${found.text} ${searchTerm}` : found.text,
      await listSummaryRows(app, viewer, pageIds),
    ),
    total: found.total + own.length,
    counts: countsOf([...found.types, ...found.own.map(({ type }) => ({ key: type, count: 1 }))].map(ofType)),
    own: own.length,
    alsoSearched: [...translations, ...expanded, ...(found.completed ?? [])],
    translated: translations,
    expanded,
    ...spellingsOf({ ...question, ...found }),
  }
}

interface Asked {
  audiences: string[]
  question: Question
  wanted: SearchQuery & AskedFields
}

const requestOf = (app: App, { audiences, question, wanted }: Asked): Omit<SearchRequest, 'limit'> => ({
  text: question.text,
  french: { typed: question.wanted, isFrench: question.isFrench, synonyms: question.synonyms },
  hints: question.hints,
  fields: wanted.fields,
  audiences,
  isOwnApart: true,
  sort: wanted.isRecent ? 'newest' : 'relevance',
  ...(!wanted.asTyped && { assume }),
  ...(app.config.MATERIA_SEARCH_FACTORS === 'off' && { factors: wordsAlone }),
})

function narrowedTo({ filter, language }: SearchQuery): { kinds?: number[]; types?: number[] } {
  if (filter.length === 0 && language.length === 0) return {}
  const types = filter.length > 0 ? filter : contentItemTypes
  const wanted = language.length > 0 ? language : undefined
  return { kinds: classesOf([...types]), types: types.flatMap((type) => numbersOf(type, wanted)) }
}

const spellingsOf = ({ didYouMean, correctedTo }: Pick<SearchResult, 'didYouMean' | 'correctedTo'>) => ({
  ...(didYouMean !== undefined && { didYouMean }),
  ...(correctedTo !== undefined && { correctedTo }),
})

const ofType = ({ key, count }: { key: number; count: number }) => ({ type: kindOfNumber(key), count })

function countsOf(parts: { type: ContentItemType; count: number }[]): SearchPage['counts'] {
  const counts: SearchPage['counts'] = {}
  for (const { type, count } of parts) counts[type] = (counts[type] ?? 0) + count
  return counts
}

async function withSnippets(app: App, searchTerm: string, rows: SummaryRow[]): Promise<ContentSummary[]> {
  const ids = rows.flatMap(({ type, content_item_id: id }) => (kindOf(type).passage ? [id] : []))
  const stored = await listStoredDetails(app.db, ids)
  const sizeOf = (row: SummaryRow) => stored.get(row.content_item_id)?.length ?? 0
  const passages = await mapInTurns(rows, { sizeAtOnce: detailsAtOnce, sizeOf }, (row) =>
    passageOf(row, stored.get(row.content_item_id)),
  )
  const snippets = await highlight(app.pool, { text: searchTerm, passages })
  return rows.map((row, index) => summaryView(row, marked(snippets[index])))
}

function passageOf(row: SummaryRow, stored: string | undefined): string {
  const text = stored && kindOf(row.type).passage?.(decodeDetails(row.type, JSON.parse(stored)) as never, row.language)
  // Many a source's summary is the beginning of its text.
  return text?.includes(summaryOf(row)) ? text : [summaryOf(row), text].filter(Boolean).join(' ')
}

const summaryOf = ({ french, summary }: SummaryRow) => (french?.title === undefined ? summary : french.summary) ?? ''

// Where no word of the passage matched, the card shows the summary as ever.
function marked(snippet: Snippet | undefined): string | null {
  if (!snippet || snippet.marks.length === 0) return null
  let [text, from] = ['', 0]
  for (const [start, end] of snippet.marks) {
    text += `${snippet.text.slice(from, start)}${snippetMarks.from}${snippet.text.slice(start, end)}${snippetMarks.to}`
    from = end
  }
  return `${snippet.isCutBefore ? '… ' : ''}${text}${snippet.text.slice(from)}${snippet.isCutAfter ? ' …' : ''}`
}
