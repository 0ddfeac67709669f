import { idfOf, share } from '../bm25.ts'
import { termOf, timesOf } from '../entries.ts'
import { type Effects, toldEffects } from '../question/effects.ts'
import type { Synonym } from '../question/synonym.ts'
import type { Lookup, Term } from './lookup.ts'

/** How much a document's age, rank and use may lift it: 0 is not at all, 0.1 is by at most a tenth. */
export interface Factors {
  freshness: number
  rank: number
  popularity: number
}

/** A document's part in the score, as the forward table tells it. */
export interface Evidence {
  ord: number
  length: number
  rank: number
  popularity: number
  publishedOn: string
  /** Entries of the forward table, of the terms asked for. */
  common: number[]
  type?: number
  /** It has a facet that is asked for. */
  isOfFacets?: boolean
}

const wholeNameLift = 1.5
const partNameLift = 1.3
const askedTypeLift = 2.5
/** Who asks for the trials of a drug means those that name it anywhere, before its page. */
const askedOfSubjectLift = 4
/** What holds every word of a question of several is likelier meant than what is called as a part of it says. */
const completeLift = 1.5
const manyWords = 3
const fewestTold = 2
const offSubject = 0.25
const aside = 0.6
/** Where the drugs of a class are asked for, and nothing that is written of them. */
const besideClass = 0.4
/** What a drug may do to somebody is told by the review of it, before the page of the drug. */
const effectLift = 2.5
/** Who asks for what is of a year or of a facet means it before what says more of the words. */
const facetLift = 2
const yearLift = 1.6
const freshnessHalfLifeDays = 365

/** BM25 over the typed words; where a synonym says more than the words it stands for, it is taken instead of them. */
export function scorer(
  lookup: Lookup,
  factors: Factors,
  effects?: Effects,
  { isSaidBySubject = false, today = Date.now() }: { isSaidBySubject?: boolean; today?: number } = {},
): (evidence: Evidence) => number {
  const lexemes = tellingLexemes(lookup)
  const wanted = lexemes.map((lexeme) => lookup.termByLexeme.get(lexeme)).filter((term) => term !== undefined)
  const isTold = (synonym: Synonym) =>
    synonym.wanted.length === 0 || synonym.wanted.some((lexeme) => lexemes.includes(lexeme))
  const synonyms = lookup.synonyms.filter(isTold).flatMap((synonym) => {
    const terms = synonym.lexemes.map((lexeme) => lookup.termByLexeme.get(lexeme))
    if (!terms.every((term) => term !== undefined)) return []
    const replaced = synonym.wanted
      .map((lexeme) => lookup.termByLexeme.get(lexeme))
      .filter((term) => term !== undefined)
    return {
      terms,
      replaced,
      wanted: synonym.wanted,
      isMember: synonym.isMember,
      worth: synonym.share * (synonym.isEven ? evenWorth(replaced, lookup) : worthOf(terms, replaced)),
    }
  })

  const narrow = narrowing(lookup, lexemes)
  const told = lexemes.filter((lexeme) => !lookup.attributes.has(lexeme))
  const besideKind = told.filter((lexeme) => !lookup.kindLexemes.has(lexeme) && !/^\d+$/.test(lexeme))
  const isOfKindAlone = (held: Set<string>) =>
    lookup.kindLexemes.size > 0 && besideKind.length > 0 && !besideKind.some((lexeme) => held.has(lexeme))
  const mayBeComplete =
    lexemes.length >= manyWords &&
    told.filter((lexeme) => !/^\d+$/.test(lexeme)).length >= fewestTold &&
    lookup.types.size === 0 &&
    !lookup.synonyms.some(({ isEven, isQuiet }) => isEven && !isQuiet)
  const needed = neededLexemes(lookup)
  const isOfSeveral = lookup.subjects.size > 1 && lookup.namedBy.size > 0
  const isOfSubject = subjectTest(lookup, effects)
  const isOfSubjects = (held: Set<string>) =>
    lookup.subjects.size > 0 && lookup.subjects.values().every((lexeme) => held.has(lexeme))
  const mayBeOfSubject = (held: Set<string>) => lookup.subjects.size === 0 || isOfSubjects(held)
  const isOfSubjectAlone =
    lexemes.length > 1 && told.length === 1 && told.every((lexeme) => lookup.subjects.has(lexeme))

  const isOfYear = ({ type, publishedOn }: Evidence) =>
    lookup.years.size > 0 && !lookup.subjectTypes.has(type ?? -1) && lookup.years.has(publishedOn.slice(0, 4))

  return (evidence) => {
    const held = new Set<string>()
    const said = new Set<string>()
    const earned = new Map<number, number>()
    for (const entry of evidence.common) {
      earned.set(termOf(entry), share(timesOf(entry), evidence.length, lookup.averageLength))
    }
    let score = lexemes.length === 0 ? 1 : 0
    for (const term of wanted) {
      if (!earned.has(term.id)) continue
      score += term.idf * (earned.get(term.id) ?? 0)
      held.add(term.lexeme)
      said.add(term.lexeme)
    }
    const gains = new Map<string, number>()
    for (const { terms, replaced, wanted: stoodFor, isMember, worth } of synonyms) {
      const shares = terms.map((term) => earned.get(term.id) ?? 0)
      if (shares.includes(0)) continue
      for (const lexeme of stoodFor) {
        held.add(lexeme)
        if (!isMember) said.add(lexeme)
      }
      const typed = replaced.reduce((sum, term) => sum + term.idf * (earned.get(term.id) ?? 0), 0)
      const gain = worth * (shares.reduce((sum, each) => sum + each, 0) / shares.length) - typed
      const key = replaced.map((term) => term.id).join(' ')
      if (gain > (gains.get(key) ?? 0)) gains.set(key, gain)
    }
    for (const gain of gains.values()) score += gain
    const followed = toldEffects(effects, { type: evidence.type, holds: (term) => earned.has(term), held })
    const isEffectTold = followed.length > 0 && isOfSubject(held)
    const isWholly = isEffectTold && told.every((lexeme) => held.has(lexeme) || followed.includes(lexeme))
    if (isWholly) {
      for (const lexeme of followed) held.add(lexeme)
      score *= effectLift
    }
    const isOfAskedType = lookup.types.has(evidence.type ?? -1)
    // Who asks for the decision on a drug names the drug and does not mean its page.
    const named = lookup.types.size === 0 || isOfAskedType ? lookup.namedBy.get(evidence.ord) : undefined
    // Any drug of a class stands for its name: what says none of the words itself is not complete by that.
    const own = lookup.subjectTypes.has(evidence.type ?? -1) ? said : held
    if (!named && mayBeComplete && told.every((lexeme) => own.has(lexeme))) score *= completeLift
    if (named) score *= named.share * (named.words === lookup.words ? wholeNameLift : partNameLift)
    if (isOfAskedType)
      score *= mayBeOfSubject(held) && told.every((each) => held.has(each)) ? askedOfSubjectLift : askedTypeLift
    const isAside =
      (lookup.asideTypes.has(evidence.type ?? -1) && !named) ||
      (lookup.partTypes.has(evidence.type ?? -1) && (isSaidBySubject || !needed.every((lexeme) => said.has(lexeme))))
    if (isAside && !isEffectTold) score *= aside
    if (isOfKindAlone(held)) score *= offSubject
    const isText = !isOfAskedType && lookup.textTypes.has(evidence.type ?? -1)
    if (isText && (isOfSubjectAlone || (isOfSeveral && !isOfSubjects(held)))) score *= aside
    if (lookup.isOfClassAlone && !lookup.subjectTypes.has(evidence.type ?? -1)) score *= besideClass
    score *= narrow(held, { isNamed: named !== undefined, isOfAskedType: isOfAskedType || isWholly })
    if (lookup.subjects.size > 0 && !lookup.subjects.values().some((lexeme) => held.has(lexeme))) score *= offSubject
    if (evidence.isOfFacets) score *= facetLift
    if (isOfYear(evidence)) score *= yearLift
    const ageDays = Math.max(0, (today - Date.parse(evidence.publishedOn)) / 86_400_000)
    const freshness = 0.5 ** (ageDays / freshnessHalfLifeDays)
    const lift = 1 + factors.rank * evidence.rank + factors.popularity * evidence.popularity
    return score * lift * (1 + factors.freshness * freshness)
  }
}

/** What "dose" asks of a drug alone no decision tells; beside what else is asked it need not. */
function neededLexemes(lookup: Lookup): string[] {
  const lexemes = tellingLexemes(lookup)
  const told = lexemes.filter((lexeme) => !lookup.attributes.has(lexeme))
  const isSubject = (lexeme: string) => lookup.subjects.has(lexeme)
  return told.some(isSubject) && !told.every(isSubject) ? told : lexemes
}

/** Whether what the question may be about says all of it, as the product of a company does: then nothing about it is needed. */
export function subjectSays(lookup: Lookup): (evidence: Evidence) => boolean {
  const needed = neededLexemes(lookup).map((lexeme) => lookup.termByLexeme.get(lexeme)?.id)
  return ({ type, common }) => {
    if (needed.length < 2 || !lookup.subjectTypes.has(type ?? -1)) return false
    const held = new Set(common.map(termOf))
    return needed.every((term) => term !== undefined && held.has(term))
  }
}

/** Whether a document is about every subject and class of the question that an effect may follow from. */
function subjectTest({ subjects }: Lookup, effects: Effects | undefined): (held: Set<string>) => boolean {
  const named = new Set(effects?.named.flatMap(({ lexemes }) => lexemes))
  const causes = [...subjects, ...(effects?.classes ?? [])].filter((lexeme) => !named.has(lexeme))
  return (held) => causes.length > 0 && causes.every((lexeme) => held.has(lexeme))
}

// As much as the words it stands for, less where it is a commoner name than they are.
function worthOf(terms: Term[], replaced: Term[]): number {
  if (replaced.length === 0) return sumOf(terms)
  return sumOf(replaced) * Math.min(1, rarestIdf(terms) / rarestIdf(replaced))
}

const sumOf = (terms: Term[]) => terms.reduce((sum, term) => sum + term.idf, 0)
const rarestIdf = (terms: Term[]) => Math.max(...terms.map((term) => term.idf))

/** Those that ask for a type are told by the type, unless nothing else was asked. */
export function tellingLexemes({ lexemes, typeLexemes }: Lookup): string[] {
  const telling = lexemes.filter((lexeme) => !typeLexemes.has(lexeme))
  return telling.length > 0 ? telling : lexemes
}

function evenWorth(replaced: Term[], { documents }: Lookup): number {
  return replaced.length > 0 ? sumOf(replaced) : idfOf(1, documents)
}

// Of a long question hardly any document holds every word.
const powers = [0, 0, 1, 1.25, 1.25, 1, 0.5, 0.25]

/** Many words narrow: a document counts for less the more of them it lacks, and the rarer they are. */
function narrowing(
  lookup: Lookup,
  lexemes: string[],
): (held: Set<string>, as: { isNamed: boolean; isOfAskedType: boolean }) => number {
  const power = powers[lexemes.length] ?? 0
  if (power === 0) return () => 1
  const weighed = lexemes.map((lexeme) => ({
    lexeme,
    weight: lookup.termByLexeme.get(lexeme)?.idf ?? idfOf(0, lookup.documents),
  }))
  const told = weighed.filter(({ lexeme }) => !lookup.attributes.has(lexeme))
  return (held, { isNamed, isOfAskedType }) => {
    // The decision on a drug says nothing of its form.
    const counted = isNamed || isOfAskedType ? told : weighed
    let [all, kept] = [0, 0]
    for (const { lexeme, weight } of counted) {
      all += weight
      if (held.has(lexeme)) kept += weight
    }
    // What the question names is most of what it asks for.
    return all === 0 ? 1 : (kept / all) ** (isNamed ? 0.6 * power : power)
  }
}
