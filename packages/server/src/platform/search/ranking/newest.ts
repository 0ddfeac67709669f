import { decodeBlock } from '../blocks.ts'
import { integers, run } from '../connection.ts'
import { keysOf } from '../entries.ts'
import { bestDocuments } from './accumulator.ts'
import { countableIn, countMatching } from './count.ts'
import { type Group, groupsOf, holdsAll, lexemeGroupsOf } from './groups.ts'
import { type Lookup, lookUp } from './lookup.ts'
import { cellsOf, fieldGroupsOf, isNarrowed, listableIn, listMatched, narrowed } from './matched.ts'
import { listRelevant, relevantBudgets } from './relevant.ts'
import { isPaged, type Outcome, reachable, type Search } from './request.ts'
import { type Asked, askedOf, everyone, type Found, foundOf, listFound } from './rescore.ts'
import { scorer } from './score.ts'
import { alwaysLooked, weigh } from './weights.ts'

/** Only what is known of the words: which blocks are worth reading shows later. */
export const newestBudgets = [1] as const
const budgets = [32_768, 72_000] as const
const walkRows = 8_000
const deepWalkRows = 20_000
const mostHolders = 4_000
const mostSupplements = 1_000
const fallbackRows = 200

/**
 * Newest first, of the documents that hold every word. Rare words: all their documents. Common words: back through time.
 * Where no document holds every word, the most relevant ones, newest first.
 */
export async function listNewest(search: Search): Promise<Outcome> {
  const { connection, query, lookup, scope } = search
  const asked = askedOf(query, lookup, search.unwanted)
  // Words that the collection does not know are left out, as in a search by relevance.
  const groups = [...groupsOf(search, lookup).filter((group) => group.length > 0), ...fieldGroupsOf(lookup)]
  const rarest = rarestOf(lookup, groups)
  if (isNarrowed(search)) return listNewestMatched(search, asked, groups)
  const threshold = Math.min(mostHolders, Math.max(200, Math.sqrt(0.6 * search.needed * lookup.documents)))

  const isRare = rarest.documents <= threshold
  const isCountable = !isRare && rarest.documents <= countableIn(search)
  const holders = isRare || isCountable ? await listHolders(search, rarest.group) : []
  const always = alwaysLooked(lookup)
  const looked = isRare ? [...holders, ...always] : always
  const near = await listFound(connection, { ords: looked, withOwn: true }, asked, scope)
  let rows = near.filter((row) => holdsAll(row, groups))
  if (!isRare) {
    rows = [...rows, ...(await walk(search, asked, groups))]
    if (distinct(rows).filter(isPaged(search)).length < search.needed) {
      const full = await lookUpAgain(search, budgets)
      const { blocks, ...rest } = weigh(full, knownGroupsOf(search, full))
      const { ords } = bestDocuments(blocks, mostSupplements, rest)
      const more = await listFound(connection, { ords, withOwn: false }, asked, scope)
      rows = [...rows, ...more.filter((row) => holdsAll(row, groups))]
    }
  }
  if (!rows.some(isPaged(search))) return newestOfRelevant(search, rows)
  const scoreOf = scorer(lookup, search.factors)
  const found = byDate(distinct(rows)).slice(0, reachable)
  const counted = isCountable ? await countMatching(search, asked, [...holders, ...always], groups) : undefined
  return {
    lookup,
    asked,
    found: found.map((row) => ({ ...row, score: scoreOf(row) })),
    isExhaustive: isRare,
    ...(counted && { counted }),
  }
}

/** The matching documents are found first, so that what is shown, counted and listed is the same. */
async function listNewestMatched(search: Search, asked: Asked, groups: Group[]): Promise<Outcome> {
  const { connection, lookup, scope } = search
  const matched = await listMatched(search, asked, await listCandidates(search, groups), groups)
  if (!matched.some(({ is_open }) => is_open || !search.isOwnApart)) return newestOfRelevant(search, [])
  const wanted = await narrowed(search, matched)
  const ords = wanted.map(({ ord }) => ord)
  const rows = await listFound(connection, { ords, withOwn: false }, asked, scope)
  const scoreOf = scorer(lookup, search.factors)
  return {
    lookup,
    asked,
    found: byDate(rows)
      .slice(0, reachable)
      .map((row) => ({ ...row, score: scoreOf(row) })),
    isExhaustive: false,
    counted: cellsOf(wanted.filter(({ is_open }) => is_open || !search.isOwnApart)),
    ...(search.isListed && { matched: ords }),
  }
}

async function listCandidates(search: Search, groups: Group[]): Promise<number[]> {
  const { lookup } = search
  const { group, documents } = rarestOf(lookup, groups)
  if (documents <= listableIn(search)) return [...(await listHolders(search, group)), ...alwaysLooked(lookup)]
  const full = await lookUpAgain(search, budgets)
  const { blocks, ...rest } = weigh(full, knownGroupsOf(search, full))
  return [...bestDocuments(blocks, listableIn(search), rest).ords, ...alwaysLooked(lookup)]
}

async function newestOfRelevant(search: Search, own: Found[]): Promise<Outcome> {
  const lookup = await lookUpAgain(search, relevantBudgets(search.query))
  const outcome = await listRelevant({ ...search, lookup, needed: fallbackRows, narrow: undefined, isListed: false })
  const paged = outcome.found.filter(isPaged(search))
  const best = paged[0]?.score ?? 0
  const found = paged.slice(0, fallbackRows).filter((row) => row.score >= best / 2)
  const kept = [...found, ...own.map((row) => ({ ...row, score: 0 }))]
  const wanted = new Set(await (search.narrow ?? unchanged)(kept.map(({ ord }) => ord)))
  return {
    lookup,
    asked: outcome.asked,
    found: byDate(kept.filter(({ ord }) => wanted.has(ord))),
    isExhaustive: true,
    ...(search.isListed && { matched: [...wanted] }),
  }
}

const unchanged = async (ords: number[]) => ords

async function lookUpAgain(search: Search, within: readonly number[]): Promise<Lookup> {
  const { connection, query, lexemeByWord, lookup, scope } = search
  const { attributes, types, typeLexemes, asideTypes, namedBy, subjects } = lookup
  const read = await lookUp(connection, {
    query,
    lexemeByWord,
    classes: scope.classes,
    given: lookup.synonyms.filter(({ isGiven }) => isGiven),
    fields: lookup.fields,
    budgets: within,
  })
  return { ...read, attributes, types, typeLexemes, asideTypes, namedBy, subjects }
}

const knownGroupsOf = (search: Search, lookup: Lookup): string[][] =>
  lexemeGroupsOf(search, lookup)
    .map((group) => group.filter((lexeme) => lookup.termByLexeme.has(lexeme)))
    .filter((group) => group.length > 0)

function rarestOf(lookup: Lookup, groups: Group[]): { group: Group; documents: number } {
  const documentsById = new Map(lookup.termByLexeme.values().map((term) => [term.id, term.documents]))
  let rarest = { group: [] as Group, documents: groups.length > 0 ? Number.POSITIVE_INFINITY : 0 }
  for (const group of groups) {
    const documents = group.reduce((sum, id) => sum + (documentsById.get(id) ?? 0), 0)
    if (documents < rarest.documents) rarest = { group, documents }
  }
  return rarest
}

async function listHolders({ connection, scope }: Search, group: Group): Promise<number[]> {
  const rows = await run<{ block: Buffer }>(connection, {
    name: 'search-holders',
    text: 'select block from search_postings where term = any($1::int[]) and class = any($2::smallint[])',
    values: [group, scope.classes],
  })
  const ords = new Set<number>()
  for (const { block } of rows) decodeBlock(block, (ord) => ords.add(ord))
  return [...ords]
}

async function walk(search: Search, asked: Asked, groups: Group[]): Promise<Found[]> {
  const { connection, scope, needed } = search
  // So many are looked for on the way, which keeps the statements few.
  const first = groups.slice(0, 8)
  const hasPhrases = asked.wantedPhrases.length + asked.unwantedPhrases.length > 0
  const values = [
    integers(asked.keys),
    // Those that stand apart have been looked at already.
    search.isOwnApart ? [] : scope.audiences.filter((audience) => audience !== everyone),
    scope.audiences.includes(everyone),
    scope.classes,
    scope.types ?? null,
    integers(asked.unwantedKeys),
    needed > 200 ? deepWalkRows : walkRows,
    Math.min(needed, reachable),
    ...(hasPhrases ? [asked.wantedPhrases, asked.unwantedPhrases] : []),
  ]
  const name = `search-walk-${scope.isEveryClass ? 'all' : 'some'}-${hasPhrases ? 'phrases' : 'words'}-${first.length}`
  const text = walkText(scope.isEveryClass, hasPhrases, first.length, values.length)
  const rows = await run<Parameters<typeof foundOf>[0]>(connection, {
    name,
    text,
    values: [...values, ...first.map((group) => integers(keysOf(group)))],
  })
  return rows.map(foundOf).filter((row) => holdsAll(row, groups))
}

function walkText(isEveryClass: boolean, hasPhrases: boolean, groups: number, parameters: number): string {
  const columns = 'f.ord, f.id, f.class, f.type, f.length, f.rank, f.popularity, f.published_on, f.terms, f.audiences'
  const visible = '(f.audiences && $2::text[] or (f.audiences is null and $3))'
  const newest = 'order by f.published_on desc, f.ord desc'
  const inner = isEveryClass
    ? `select ${columns} from search_documents f where ${visible} and f.class = any($4::smallint[]) ${newest} limit $7`
    : `select ${columns} from unnest($4::smallint[]) asked(class) cross join lateral (
         select ${columns} from search_documents f where f.class = asked.class and ${visible} ${newest}
         limit $7 / cardinality($4::smallint[])) f`
  const holds = Array.from(
    { length: groups },
    (_, n) => `and cardinality(search_common(f.terms, $${parameters + n + 1}::int[])) > 0`,
  )
  const phrases = `and exists (
    select from search_texts t where t.ord = f.ord and t.words @@ (select search_phrases($9::text[], $10::text[])))`
  return `
select f.ord, f.id, f.class, f.type, f.length, f.rank, f.popularity, f.published_on, f.audiences is null as is_open,
       search_common(f.terms, $1::int[])::text as common
from (${inner}) f
where ($5::smallint[] is null or f.type = any($5::smallint[]))
  ${holds.join('\n  ')}
  and cardinality(search_common(f.terms, $6::int[])) = 0
  ${hasPhrases ? phrases : ''}
${newest}
limit $8`
}

const distinct = <Row extends Found>(rows: Row[]): Row[] => [...new Map(rows.map((row) => [row.ord, row])).values()]

const byDate = <Row extends Found>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : b.ord - a.ord))
