import type pg from 'pg'
import { run, withClient } from '../connection.ts'
import { cutDocument, type PreparedDocument, prepare, type SearchDocument } from './prepare.ts'
import { rebuild } from './rebuild.ts'

const documentsPerStatement = 1_000

/**
 * Fills an empty index with a whole collection, several times faster than putting it in. No two documents may have the
 * same id, and none is found before all are in.
 */
export async function loadDocuments(pool: pg.Pool, documents: Iterable<SearchDocument>): Promise<void> {
  await withClient(pool, (writer) => withClient(pool, (learner) => insertAll({ writer, learner }, documents)))
  await pool.query('vacuum analyze search_documents, search_texts, search_titles, search_terms')
  await rebuild(pool)
}

async function insertAll(
  { writer, learner }: Record<'writer' | 'learner', pg.PoolClient>,
  documents: Iterable<SearchDocument>,
): Promise<void> {
  try {
    await writer.query('begin')
    const { rowCount } = await writer.query('select from search_documents limit 1')
    if (rowCount) throw new Error('Only an empty search index can be loaded.')
    // While PostgreSQL takes one batch the next is made ready.
    let inserted: Promise<unknown> = Promise.resolve()
    for (const batch of batchesOf(documents)) {
      await learner.query('begin')
      const rows = await prepare(learner, batch.map(cutDocument))
      await learner.query('commit')
      await inserted
      inserted = insert(writer, rows)
      inserted.catch(() => undefined)
    }
    await inserted
    await writer.query('analyze search_documents, search_titles')
    await writer.query(learnLexicon)
    await writer.query(learnTypos)
    await writer.query('commit')
  } catch (error) {
    await Promise.all([writer, learner].map((client) => client.query('rollback')))
    throw error
  }
}

function* batchesOf(documents: Iterable<SearchDocument>): Generator<SearchDocument[]> {
  let batch: SearchDocument[] = []
  for (const document of documents) {
    if (batch.push(document) < documentsPerStatement) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function insert(client: pg.PoolClient, rows: PreparedDocument[]): Promise<void> {
  const numbered = await run<{ ord: number }>(client, {
    text: `select nextval('search_documents_ord')::int as ord from generate_series(1, $1)`,
    values: [rows.length],
  })
  const ords = numbered.map(({ ord }) => ord)
  const column = <Name extends keyof PreparedDocument>(name: Name) => rows.map((row) => row[name])
  await run(client, {
    name: 'search-load-documents',
    text: `insert into search_documents (ord, id, class, type, audiences, rank, published_on, length, terms, facets)
           select ord, id, class, type, case when audiences <> '' then string_to_array(audiences, E'\\t') end,
                  rank, published_on, length, terms::int[], facets::text[]
           from unnest($1::int[], $2::uuid[], $3::smallint[], $4::smallint[], $5::text[], $6::real[], $7::date[], $8::int[], $9::text[], $10::text[])
             d(ord, id, class, type, audiences, rank, published_on, length, terms, facets)`,
    values: [
      ords,
      column('id'),
      column('class'),
      column('type'),
      rows.map(({ audiences }) => audiences?.join('\t') ?? ''),
      column('rank'),
      column('published_on'),
      column('length'),
      column('terms'),
      rows.map(({ facets }) => `{${facets.map((facet) => JSON.stringify(facet)).join(',')}}`),
    ],
  })
  await run(client, {
    name: 'search-load-texts',
    text: `insert into search_texts (ord, words)
           select ord, words::tsvector from unnest($1::int[], $2::text[]) d(ord, words)`,
    values: [ords, column('words')],
  })
  const titles = rows.flatMap(({ folded, labels }, index) =>
    folded.map((each, nth) => ({ ord: ords[index], nth: nth + 1, folded: each, label: labels[nth] })),
  )
  await run(client, {
    name: 'search-load-titles',
    text: `insert into search_titles (ord, nth, folded, label)
           select * from unnest($1::int[], $2::smallint[], $3::text[], $4::text[])`,
    values: [
      titles.map(({ ord }) => ord),
      titles.map(({ nth }) => nth),
      titles.map(({ folded }) => folded),
      titles.map(({ label }) => label),
    ],
  })
}

const learnLexicon = `
insert into search_lexicon (word, uses)
select used.word, used.uses
from (
  select w.word collate "C" as word, count(*)::int as uses
  from search_titles t
  join search_documents d on d.ord = t.ord and d.audiences is null
  cross join lateral unnest(string_to_array(t.folded, ' ')) w(word)
  group by 1
) used
where length(used.word) between 3 and 40 and used.word ~ '[[:alpha:]]'
on conflict do nothing`

const learnTypos = `
insert into search_typos (key, word)
select k.key, l.word from search_lexicon l cross join lateral search_typo_keys(l.word) k(key)
where length(l.word) >= 4 and l.word !~ '[0-9]'
order by 1, 2
on conflict do nothing`
