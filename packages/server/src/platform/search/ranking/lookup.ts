import { idfOf } from '../bm25.ts'
import { type Connection, run } from '../connection.ts'
import type { Hints } from '../question/hints.ts'
import type { Query } from '../question/query.ts'
import type { Synonym } from '../question/synonym.ts'
import { wordsOf } from '../question/words.ts'
import { type FreshHolding, type FreshRead, freshMemory, readFresh, toldAtOnce } from './fresh.ts'
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
  /** Changed since the last merge, and may hold a term of the question. */
  fresh: number[]
  freshHolding: FreshHolding
  /** Named exactly so. */
  named: number[]
  /** Both: looked at whatever the blocks say. */
  always: number[]
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

// Blocks and fresh documents must come from one snapshot: a merge between two statements would hide a document.
const text = `
with synonyms as materialized (
  select term, synonym from search_synonyms where term = any($2::text[]) order by term, synonym limit 64
), size as materialized (
  select coalesce(sum(documents), 0)::int as documents,
         coalesce(sum(words)::float8 / nullif(sum(documents), 0), 120) as average_length
  from search_segments
), terms as materialized (
  select id, lexeme, lexeme = any($1::text[]) as is_typed from search_terms
  where lexeme = any($1::text[] || $6::text[] || array(select unnest(synonym) from synonyms))
), blocks as materialized (
  select t.id, p.class, p.segment, p.chunk, p.documents, p.postings, p.top, p.block
  from terms t join search_postings p on p.term = t.id
), by_class as materialized (
  select id, class, sum(documents) filter (where chunk = 0)::int as documents from blocks group by id, class
), weights as materialized (
  select t.id, case when t.is_typed then 1 else ${synonymShare} end
               * ln(1 + greatest(0.5, s.documents - b.documents + 0.5) / (b.documents + 0.5)) as weight
  from terms t
  cross join size s
  join (select id, sum(documents) as documents from by_class group by id) b on b.id = t.id
), fresh as materialized (
  select ord, version from search_fresh limit 5000
), told as materialized (
  select ord, version from fresh where version > $7::bigint order by version limit ${toldAtOnce}
), queue as (
  select b.id, b.class, b.postings, b.block,
         sum(b.postings) over (order by w.weight * b.top desc, b.id, b.class, b.segment, b.chunk) as run
  from blocks b join weights w on w.id = b.id
  where b.class = any($3::smallint[])
)
select null::int as term, null::int as class, null::text as lexeme, null::json as by_class, null::int as postings, null::bytea as block,
       json_build_object(
         'documents', s.documents, 'average_length', s.average_length,
         'fresh', json_build_object(
           'vocabulary', search_vocabulary(), 'ords', array(select ord from fresh), 'versions', array(select version from fresh),
           'told', (select coalesce(json_agg(json_build_object(
             'ord', t.ord, 'version', t.version,
             'terms', coalesce((select d.terms from search_documents d where d.ord = t.ord), '{}')) order by t.version), '[]') from told t)),
         'named', (select coalesce(json_agg(n), '[]') from (
           select ord, folded, type from (
             select t.ord, t.folded, d.type, d.rank from search_titles t join search_documents d on d.ord = t.ord
             where t.folded = any($5::text[]) limit ${namedRead}) r
           order by rank desc, ord limit ${maxNamed}) n),
         'synonyms', (select coalesce(json_agg(y), '[]') from synonyms y)) as size
from size s
union all
select t.id, null, t.lexeme, (select json_object_agg(b.class, b.documents) from by_class b where b.id = t.id), null, null, null
from terms t
union all
select id, class, null, null, postings, block, null from queue where run <= $4::int or run = postings`

/** One statement: terms, synonyms, statistics, the best blocks within the budget and the fresh documents. */
export async function lookUp(connection: Connection, request: LookupRequest): Promise<Lookup> {
  const lexemes = wantedLexemes(request)
  const { given = [], fields = [], hints } = request
  const hintedNames = new Map(hints?.names.map((hint) => [wordsOf(hint.name).join(' '), hint]))
  const memory = freshMemory(connection)
  const budget = request.budgets[Math.min(request.budgets.length, Math.max(1, lexemes.length + fields.length)) - 1]
  const rows = await run<Row>(connection, {
    name: 'search-lookup',
    text,
    values: [
      lexemes,
      synonymsIn(request),
      request.classes,
      budget,
      [...namesOf(request.query), ...hintedNames.keys()],
      [...given.flatMap((synonym) => synonym.lexemes), ...fields],
      memory.upTo,
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
  const freshHolding = readFresh(memory, size.fresh)
  const fresh = freshHolding(termByLexeme.values().map(({ id }) => id))
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
    fresh,
    freshHolding,
    named,
    always: [...fresh, ...named],
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
    subjectTypes: new Set(hints?.subjectTypes),
    subjects,
    documents: size.documents,
    averageLength: size.average_length,
  }
}

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
