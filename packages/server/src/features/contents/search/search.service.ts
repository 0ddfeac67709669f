import { type ContentItemType, type ContentSummary, type Suggestion, snippetMarks } from '@materia/contract'
import type { Actor, App } from '../../../platform/app.ts'
import { days, later } from '../../../platform/clock.ts'
import {
  everyone,
  highlight,
  type SearchResult,
  type Snippet,
  search,
  suggest,
} from '../../../platform/search/index.ts'
import { kindOf } from '../kinds/index.ts'
import { listSummaryRows, type SummaryRow } from '../summaries/summaries.queries.ts'
import { summaryView } from '../summaries/summaries.view.ts'
import { identifiersIn } from './identifiers.ts'
import { listDetails, listIdentified, listJoinedFolioIds, listOpened } from './search.queries.ts'
import { classesOf, memberAudience, typeNumber, typeOfNumber, userAudience } from './search-index.ts'

export interface SearchWanted {
  searchTerm: string
  count: number
  offset: number
  filter: ContentItemType[]
  isRecent: boolean
}

export interface SearchPage {
  items: ContentSummary[]
  total: number
  counts: Partial<Record<ContentItemType, number>>
  didYouMean: string | undefined
}

const suggestionsMax = 10
const wordsAlone = { freshness: 0, rank: 0 }
const recentsMax = 4
const recentMs = days(30)
const openedRead = 300

/** What a number or an address names stands on top; below it what holds the words. */
export async function searchContents(app: App, reader: Actor, wanted: SearchWanted): Promise<SearchPage> {
  const { searchTerm, count, offset, filter } = wanted
  if (searchTerm === '') return { items: [], total: 0, counts: {}, didYouMean: undefined }
  const [identified, audiences] = await Promise.all([
    listIdentified(app.db, reader.userId, identifiersIn(searchTerm)),
    audiencesOf(app, reader),
  ])
  const named = await listSummaryRows(app.db, reader, identified)
  const onTop = named.filter((row) => filter.length === 0 || filter.includes(row.type))
  const ask = (types: ContentItemType[], limit: number, from: number) =>
    search(app.pool, {
      text: searchTerm,
      audiences,
      limit,
      offset: from,
      sort: wanted.isRecent ? 'newest' : 'relevance',
      ...(app.config.MATERIA_SEARCH_FACTORS === 'off' && { factors: wordsAlone }),
      ...(types.length > 0 && { kinds: classesOf(types), types: types.map(typeNumber) }),
    })
  // Past what is on top a page begins wherever the hits that are not on top have got to.
  const from = onTop.length > 0 ? 0 : offset
  const [found, overall] = await Promise.all([
    ask(filter, offset + count - from, from),
    filter.length > 0 ? ask([], 1, 0) : undefined,
  ])
  const onTopIds = onTop.map((row) => row.content_item_id)
  const otherIds = found.hits.map((hit) => hit.id).filter((id) => !onTopIds.includes(id))
  const pageIds = [...onTopIds, ...otherIds].slice(offset - from, offset - from + count)
  return {
    items: await withSnippets(app, searchTerm, await listSummaryRows(app.db, reader, pageIds)),
    total: Math.max(found.total, onTop.length),
    counts: countsOf(overall ?? found, named),
    didYouMean: onTop.length > 0 ? undefined : found.didYouMean,
  }
}

async function audiencesOf(app: App, reader: Actor): Promise<string[]> {
  const folioIds = await listJoinedFolioIds(app.db, reader.userId)
  return [everyone, userAudience(reader.userId), ...folioIds.map(memberAudience)]
}

function countsOf(result: SearchResult, named: SummaryRow[]): SearchPage['counts'] {
  const counts: SearchPage['counts'] = {}
  for (const { key, count } of result.types) counts[typeOfNumber(key)] = count
  for (const { type } of named) counts[type] ??= 1
  return counts
}

async function withSnippets(app: App, searchTerm: string, rows: SummaryRow[]): Promise<ContentSummary[]> {
  const details = await listDetails(
    app.db,
    rows.map((row) => row.content_item_id),
  )
  const passages = rows.map((row) => {
    const known = details.get(row.content_item_id)
    const text = known ? kindOf(known.type).passage?.(known.details as never) : null
    // Many a source's summary is the beginning of its text.
    return text?.includes(row.summary ?? '') ? text : [row.summary, text].filter(Boolean).join(' ')
  })
  const snippets = await highlight(app.pool, { text: searchTerm, passages })
  return rows.map((row, index) => summaryView(row, marked(snippets[index])))
}

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

/** While typing: what a number names, what this reader opened lately, then titles that go on so; assumed slips last. */
export async function suggestContents(app: App, reader: Actor, searchTerm: string): Promise<Suggestion[]> {
  const words = wordsOf(searchTerm)
  const since = later(app.clock.now(), -recentMs)
  const [opened, named, found] = await Promise.all([
    listOpened(app.db, { readerId: reader.userId, since, limit: openedRead }),
    listNamed(app, reader, searchTerm),
    words.length > 0 ? suggestTitles(app, reader, searchTerm) : [],
  ])
  const isOpened = new Set(opened.map(({ id }) => id))
  const recents = opened.filter(({ title }) => words.every((word) => beginsIn(title, word)))
  const shown: Known[] = [
    ...named,
    ...recents.slice(0, words.length === 0 ? suggestionsMax : recentsMax),
    ...found.filter(({ id }) => isOpened.has(id)),
    ...found.filter(({ id }) => !isOpened.has(id)),
  ]
  return [...new Map(shown.toReversed().map((known) => [known.id, known])).values()]
    .reverse()
    .slice(0, suggestionsMax)
    .map(({ id, type, title, isFuzzy = false }) => ({
      id,
      type: 'Content',
      title,
      isRecent: isOpened.has(id),
      contentItemType: type,
      isFuzzy,
    }))
}

interface Known {
  id: string
  type: ContentItemType
  title: string
  isFuzzy?: boolean
}

async function suggestTitles(app: App, reader: Actor, text: string): Promise<Known[]> {
  const audiences = await audiencesOf(app, reader)
  const found = await suggest(app.pool, { text, audiences, limit: suggestionsMax })
  return found.map(({ id, type, label, isFuzzy }) => ({ id, type: typeOfNumber(type), title: label, isFuzzy }))
}

async function listNamed(app: App, reader: Actor, searchTerm: string): Promise<Known[]> {
  const ids = await listIdentified(app.db, reader.userId, identifiersIn(searchTerm))
  const rows = await listSummaryRows(app.db, reader, ids)
  return rows.map((row) => ({ id: row.content_item_id, type: row.type, title: row.title }))
}

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
const beginsIn = (title: string, word: string) => wordsOf(title).some((own) => own.startsWith(word))
