import { idfOf } from '../bm25.ts'
import { type Connection, run } from '../connection.ts'
import type { Hints } from '../question/hints.ts'
import type { Query } from '../question/query.ts'
import type { Synonym } from '../question/synonym.ts'
import { wordsOf } from '../question/words.ts'
import { type Fresh, type FreshRead, freshMemory, knownListing, readFresh, toldAtOnce } from './fresh.ts'
import { longestName, type Named, type NamedBy, namedBy, namesMeant, namesOf, runsOf, subjectsOf } from './named.ts'

/** A lexeme of the collection that takes part in a search. */
export interface Term {
  id: number
  lexeme: string
  /** In how many documents, by class. */
  documentsByClass: Map<number, number>
  documents: number
  idf: number
}

export interface Block {
  term: number
  class: number
  postings: number
  block: Uint8Array
}

/** What the collection knows about the wanted lexemes, seen at one moment. */
export interface Lookup {
  lexemes: string[]
  /** A document must hold every one of these as well. */
  fields: string[]
  termByLexeme: Map<string, Term>
  synonyms: Synonym[]
  blocks: Block[]
  /** Changed since the last merge. */
  fresh: Fresh
  /** Named exactly so. */
  named: number[]
  /** Documents that are called as the query says, by the number of its words that their name takes up, and the part of the lift they get. */
  namedBy: NamedBy
  words: number
  /** Lexemes that a document need not hold that is called as the query says. */
  attributes: Set<string>
  /** Lexemes of what the question is about: of each, what lacks it stands below. */
  subjects: Set<string>
  /** Types that are asked for, and the lexemes that ask for them. */
  types: Set<number>
  typeLexemes: Set<string>
  /** Lexemes that ask for a type and that its documents hold, whatever they are about. */
  kindLexemes: Set<string>
  /** Types that stand below the others. */
  asideTypes: Set<number>
  /** Types that stand below the others unless they hold every word. */
  partTypes: Set<number>
  /** Types that stand below a subject where nothing else is asked about. */
  textTypes: Set<number>
  isOfClassAlone: boolean
  /** Facets and years that are asked for. */
  facets: string[]
  years: Set<string>
  /** Types of what a question may be about. */
  subjectTypes: Set<number>
  documents: number
  averageLength: number
}

export interface LookupRequest {
  query: Query
  lexemeByWord: Map<string, string[]>
  classes: number[]
  /** Synonyms that the caller knows. */
  given?: Synonym[]
  /** Lexemes of fields, which a document must hold every one of. */
  fields?: string[]
  hints?: Hints | undefined
  /** Read blocks up to this many postings, by the number of wanted lexemes. */
  budgets: readonly number[]
}

/** A synonym is worth this share of the word that was typed. */
export const synonymShare = 0.6

const maxLexemes = 32
const maxNamed = 96
/** Many products are called alike: of so many the best are taken. */
const namedRead = 400

interface Row {
  term: number | null
  class: number | null
  lexeme: string | null
  by_class: Record<string, number> | null
  postings: number | null
  block: Buffer | null
  size: {
    documents: number
    average_length: number
    fresh: FreshRead
    named: Named[]
    synonyms: { term: string; synonym: string[] }[]
  } | null
}

/** One statement: terms, synonyms, statistics, the best blocks within the budget and the fresh documents. */
export async function lookUp(connection: Connection, request: LookupRequest): Promise<Lookup> {
  const lexemes = wantedLexemes(request)
  const { given = [], fields = [], hints } = request
  const hintedNames = new Map(hints?.names.map((hint) => [wordsOf(hint.name).join(' '), hint]))
  const memory = freshMemory(connection)
  const before = knownListing(memory)
  const budget = request.budgets[Math.min(request.budgets.length, Math.max(1, lexemes.length + fields.length)) - 1]
  const rows = await run<Row>(connection, {
    name: 'search-lookup',
    text: `select * from search_look_up($1, $2, $3, $4, $5, $6, $7, $8, $9,
             ${synonymShare}, ${toldAtOnce}, ${namedRead}, ${maxNamed})`,
    values: [
      lexemes,
      synonymsIn(request),
      request.classes,
      budget,
      [...namesOf(request.query), ...hintedNames.keys()],
      [...given.flatMap((synonym) => synonym.lexemes), ...fields],
      memory.tellFrom,
      before?.vocabulary ?? null,
      before?.horizon ?? '0',
    ],
  })
  const size = rows.find((row) => row.size)?.size
  if (!size) throw new Error('The search index has no statistics.')
  const termByLexeme = new Map<string, Term>()
  const blocks: Block[] = []
  for (const row of rows) {
    if (row.lexeme !== null) termByLexeme.set(row.lexeme, termOf(row, size.documents))
    if (!row.block) continue
    const [term, inClass, postings] = [row.term as number, row.class as number, row.postings as number]
    blocks.push({ term, class: inClass, postings, block: row.block })
  }
  const named = size.named.map(({ ord }) => ord)
  const { typed: meant, hinted } = namesMeant(request, size.named, hintedNames)
  const subjects = subjectsOf(request, size.named, {
    meant,
    hinted,
    termByLexeme,
    documents: size.documents,
  })
  return {
    lexemes,
    fields,
    termByLexeme,
    synonyms: [
      ...size.synonyms.map(({ term, synonym }) => ({
        wanted: term.split(' '),
        lexemes: synonym,
        share: synonymShare,
        isGiven: false,
      })),
      ...given,
    ],
    blocks,
    fresh: inClasses(readFresh(memory, before, size.fresh), request.classes),
    named,
    namedBy: namedBy(request, size.named, { hinted, meant }),
    words: (request.query.typedWords ?? request.query.words).length,
    attributes: new Set(
      hints && request.query.words.filter(hints.isAttribute).flatMap((word) => request.lexemeByWord.get(word) ?? []),
    ),
    types: new Set(hints?.types),
    typeLexemes: new Set(hints?.typeWords.flatMap((word) => request.lexemeByWord.get(word) ?? [])),
    kindLexemes: new Set(hints?.kindWords?.flatMap((word) => request.lexemeByWord.get(word) ?? [])),
    asideTypes: new Set(hints?.asideTypes),
    partTypes: new Set(subjects.size > 0 || hints?.isOfClass ? hints?.partTypes : []),
    textTypes: new Set(hints?.textTypes),
    isOfClassAlone: hints?.isOfClassAlone ?? false,
    facets: hints?.facets ?? [],
    years: new Set(hints?.years),
    subjectTypes: new Set(hints?.subjectTypes),
    subjects,
    documents: size.documents,
    averageLength: size.average_length,
  }
}

const inClasses = ({ known, unknown }: Fresh, classes: number[]): Fresh => ({
  known: known.filter((each) => classes.includes(each.class)),
  unknown,
})

function wantedLexemes({ query, lexemeByWord }: LookupRequest): string[] {
  const lexemes = new Set(query.words.flatMap((word) => lexemeByWord.get(word) ?? []))
  return [...lexemes].slice(0, maxLexemes)
}

/** What a synonym may stand for. */
const synonymsIn = ({ query, lexemeByWord }: LookupRequest): string[] =>
  runsOf(
    query.words.flatMap((word) => lexemeByWord.get(word) ?? []),
    longestName,
  )

function termOf(row: Row, allDocuments: number): Term {
  const documentsByClass = new Map(Object.entries(row.by_class ?? {}).map(([name, count]) => [Number(name), count]))
  const documents = documentsByClass.values().reduce((sum, count) => sum + count, 0)
  const idf = idfOf(documents, allDocuments)
  return { id: row.term as number, lexeme: row.lexeme as string, documentsByClass, documents, idf }
}
