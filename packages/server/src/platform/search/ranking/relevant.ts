import { firstOrds } from '../blocks.ts'
import { closenessTo } from '../meaning/closeness.ts'
import { termsOfEffects } from '../question/effects.ts'
import type { Query } from '../question/query.ts'
import { type BestDocuments, bestDocuments } from './accumulator.ts'
import { listAvoided } from './avoided.ts'
import { countableIn, countMatching } from './count.ts'
import type { Lookup } from './lookup.ts'
import { cellsOf, fieldGroupsOf, isNarrowed, listableIn, listMatched, narrowed } from './matched.ts'
import { isPaged, type Outcome, reachable, type Search } from './request.ts'
import { type Asked, askedOf, listFound } from './rescore.ts'
import { scorer, subjectSays, tellingLexemes } from './score.ts'
import { alwaysLooked, type WeighedBlocks, weigh } from './weights.ts'

const budgets = [8_192, 40_000, 56_000, 72_000] as const
const phraseBudgets = [32_768, 128_000] as const

export const relevantBudgets = ({ phrases }: Query): readonly number[] => (phrases.length > 0 ? phraseBudgets : budgets)

/** Candidates are rescored in windows of this many; a window's documents stand before the next one's. */
const window = 200
const steps = [window, 800, 4_000] as const
const phraseSteps = [100, 300, 600] as const

/** Up to this many matching documents are all looked at. */
const exhaustible = 300
const samplesPerClass = 16

/** What a question means counts the more the more words it has: with so many not at all, and so much more with each. */
const toldByWords = 4
const meaningPerWord = 1 / 6
/** What lies wholly in the direction of the question gains at most so many times what the best document has. */
const mostMeaning = 1.5

/** What the question denies is worth so much of what it would be. */
const avoidedShare = 0.1

/** The best documents for the words: hints from the posting blocks, then the truth of the forward table. */
export async function listRelevant(search: Search): Promise<Outcome> {
  const { query, lexemeByWord, lookup, scope } = search
  const hasPhrases = query.phrases.length > 0
  const mustHold = new Set(query.phrases.flat().flatMap((word) => lexemeByWord.get(word) ?? []))
  const weighed = weigh(
    lookup,
    [...mustHold].map((lexeme) => [lexeme]),
  )
  const asked = askedOf(query, lookup, search.unwanted, termsOfEffects(search.effects))
  if (isNarrowed(search)) return listAmongMatched(search, asked, weighed)
  // A phrase is seldom found among the first: better all at once than the same sums again.
  const best = bestDocuments(weighed.blocks, hasPhrases || search.needed > window ? reachable : exhaustible, weighed)
  const outsideBlocks = [...lookup.fresh.unknown, ...lookup.named]
  const isRead = holdsEveryPosting(lookup, scope.classes)
  const isExhaustive = isRead && best.all.length <= exhaustible
  const isCounted = isRead && !isExhaustive && best.all.length <= countableIn(search)
  const [found, counted] = await Promise.all([
    rescoreBest(search, asked, {
      ...weighed,
      best,
      isExhaustive,
      always: isDemanding(search) ? alwaysLooked(lookup) : outsideBlocks,
    }),
    isCounted ? countMatching(search, asked, [...best.all, ...outsideBlocks]) : undefined,
  ])
  return { lookup, asked, found, isExhaustive, ...(counted && { counted }) }
}

/** The matching documents are found first, so that what is shown, counted and listed is the same. */
async function listAmongMatched(search: Search, asked: Asked, weighed: WeighedBlocks): Promise<Outcome> {
  const { lookup } = search
  const ranked = bestDocuments(weighed.blocks, listableIn(search), weighed)
  const outsideBlocks = [...lookup.fresh.unknown, ...lookup.named]
  const matched = await listMatched(search, asked, [...ranked.ords, ...outsideBlocks], fieldGroupsOf(lookup))
  const wanted = await narrowed(search, matched)
  const byOrd = new Set(wanted.map(({ ord }) => ord))
  const ords = ranked.ords.filter((ord) => byOrd.has(ord))
  const best = { ords: ords.slice(0, reachable), sums: [], all: Int32Array.from(ords), isCut: false }
  const found = await rescoreBest(search, asked, {
    ...weighed,
    best,
    isExhaustive: ords.length <= exhaustible,
    always: outsideBlocks.filter((ord) => byOrd.has(ord)),
  })
  return {
    lookup,
    asked,
    found: found.filter(({ ord }) => byOrd.has(ord)),
    isExhaustive: false,
    counted: cellsOf(wanted.filter(({ is_open }) => is_open || !search.isOwnApart)),
    ...(search.isListed && { matched: [...byOrd] }),
  }
}

interface Weighed extends WeighedBlocks {
  best: BestDocuments
  isExhaustive: boolean
  /** Looked at whatever their sums are. */
  always: number[]
}

/** Window after window until the page is full. */
async function rescoreBest(search: Search, asked: Asked, weighed: Weighed): Promise<Outcome['found']> {
  const { connection, query, lookup, scope } = search
  const { blocks, isExhaustive } = weighed
  let { best } = weighed
  let scoreOf = scorer(lookup, search.factors, search.effects)
  const found = new Map<number, Outcome['found'][number]>()
  const first = [...weighed.always, ...(isExhaustive ? [] : samplesOf(lookup))]
  let [from, paged] = [0, 0]
  for (const size of isExhaustive ? [exhaustible] : query.phrases.length > 0 ? phraseSteps : steps) {
    if (from > 0 && paged >= search.needed) break
    if (from + size > best.ords.length && best.isCut) best = bestDocuments(blocks, reachable, weighed)
    if (from > 0 && from >= best.ords.length) break
    const candidates = best.ords.slice(from, from + size)
    const rows = await listFound(
      connection,
      from === 0 ? { ords: [...candidates, ...first], withOwn: true } : { ords: candidates, withOwn: false },
      asked,
      scope,
    )
    const avoided = await listAvoided(
      search,
      rows.map(({ ord }) => ord),
    )
    if (from === 0 && lookup.partTypes.size > 0 && rows.some(subjectSays(lookup)))
      scoreOf = scorer(lookup, search.factors, search.effects, { isSaidBySubject: true })
    const windowIndex = new Map(candidates.map((ord, index) => [ord, Math.floor((from + index) / window)]))
    const scored = rows.map((row) => ({
      ...row,
      score: scoreOf(row) * (avoided.has(row.ord) ? avoidedShare : 1),
      windowIndex: isExhaustive ? 0 : (windowIndex.get(row.ord) ?? 0),
    }))
    if (from === 0) await addCloseness(search, scored)
    // A document that holds but a part of a synonym has earned nothing.
    scored.sort((a, b) => a.windowIndex - b.windowIndex || b.score - a.score || b.ord - a.ord)
    for (const { windowIndex: _, ...row } of scored) if (row.score > 0 && !found.has(row.ord)) found.set(row.ord, row)
    paged = found.values().filter(isPaged(search)).toArray().length
    from += size
  }
  return [...found.values()]
}

/** A fresh document is looked at though many stand before it that lack what is demanded. */
const isDemanding = ({ query, scope, unwanted }: Search): boolean =>
  query.phrases.length + query.unwantedPhrases.length + unwanted.length > 0 || scope.types !== undefined

/** A short question is told by names and what is known of them; what a long one means counts beside its words. */
async function addCloseness({ connection, lookup, query }: Search, rows: Outcome['found']): Promise<void> {
  const lexemes = tellingLexemes(lookup)
  const weight = Math.min(mostMeaning, (lexemes.length - toldByWords) * meaningPerWord)
  const isPlain = query.phrases.length === 0 && lookup.fields.length === 0
  if (!isPlain || weight <= 0 || rows.length === 0) return
  const closeness = await closenessTo(
    connection,
    lexemes.flatMap((lexeme) => lookup.termByLexeme.get(lexeme)?.id ?? []),
    rows
      .toSorted((one, other) => other.score - one.score || other.ord - one.ord)
      .slice(0, window)
      .map(({ ord }) => ord),
  )
  if (!closeness) return
  const best = Math.max(...rows.map(({ score }) => score))
  for (const row of rows) if (row.score > 0) row.score += weight * best * closeness(row.ord)
}

function holdsEveryPosting(lookup: Lookup, classes: number[]): boolean {
  const read = lookup.blocks.reduce((sum, block) => sum + block.postings, 0)
  let all = 0
  for (const term of lookup.termByLexeme.values()) {
    for (const one of classes) all += term.documentsByClass.get(one) ?? 0
  }
  return read >= all
}

// Some documents of every class, so that each class's types can be told and estimated.
function samplesOf(lookup: Lookup): number[] {
  const samples: number[] = []
  const seen = new Set<number>()
  for (const { class: one, block } of lookup.blocks) {
    if (seen.has(one)) continue
    seen.add(one)
    samples.push(...firstOrds(block, samplesPerClass))
  }
  return samples
}
