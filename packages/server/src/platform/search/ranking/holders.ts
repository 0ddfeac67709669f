import { idfOf } from '../bm25.ts'
import { type Connection, run } from '../connection.ts'
import { bestDocuments, type ReadBlock } from './accumulator.ts'

interface Row {
  /** Which of the finished words, from 0; null for a word that the one being typed may become. */
  ordinal: number | null
  term: number | null
  documents: number | null
  block: Buffer | null
  all_documents: number
}

const completionsRead = 8
const blocksPerCompletion = 6
const candidates = 48

// Titles weigh three times, so the first blocks of a word name those that bear it in the title.
const text = `
with known as materialized (
  select unnest(words) as word from search_prefixes where prefix = $2
), completions as materialized (
  select word from known
  union all
  (select word from search_lexicon where word >= $2 and word < $3 and not exists (select from known)
   order by uses desc, word limit ${completionsRead})
), wanted as materialized (
  select w.ordinal::int - 1 as ordinal, l.lexeme
  from unnest($1::text[]) with ordinality w(word, ordinal)
  cross join lateral unnest(tsvector_to_array(to_tsvector('pg_catalog.english', w.word))) l(lexeme)
  union all
  select distinct null::int, l.lexeme
  from completions c cross join lateral unnest(tsvector_to_array(to_tsvector('pg_catalog.english', c.word))) l(lexeme)
)
select w.ordinal, t.id as term, p.documents, p.block,
       (select coalesce(sum(documents), 0)::int from search_segments) as all_documents
from wanted w
left join search_terms t on t.lexeme = w.lexeme collate "C"
left join lateral (
  (select documents, block from search_postings where term = t.id and chunk = 0 and w.ordinal is null
   order by top desc, class, segment limit ${blocksPerCompletion})
  union all
  (select documents, block from search_postings where term = t.id and chunk <= 1 and w.ordinal is not null)
) p on true`

/** Documents that hold every finished word; those that hold a word which the one being typed may become stand first. */
export async function findHolders(connection: Connection, finished: string[], typing: string): Promise<number[]> {
  const rows = await run<Row>(connection, {
    name: 'search-holders-of-names',
    text,
    values: [finished, typing, `${typing}\u{10ffff}`],
  })
  const documentsByTerm = new Map<number, number>()
  for (const { term, documents } of rows) {
    if (term !== null) documentsByTerm.set(term, (documentsByTerm.get(term) ?? 0) + (documents ?? 0))
  }
  let mask = 0
  const blocks: ReadBlock[] = []
  for (const { ordinal, term, block, all_documents } of rows) {
    const bit = ordinal === null ? 0 : 1 << ordinal
    mask |= bit
    if (!block || term === null) continue
    blocks.push({ block, weight: idfOf(documentsByTerm.get(term) ?? 0, all_documents), bit })
  }
  return bestDocuments(blocks, candidates, { mask }).ords
}
