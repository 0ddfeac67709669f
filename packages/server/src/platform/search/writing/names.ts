import type { Connection } from '../connection.ts'
import { run } from '../connection.ts'

const manyFollowers = 200
const wordsPerPrefix = 8
const titlesPerPrefix = 16

/** Counts the words of everyone's titles anew and keeps the best followers of each short beginning. */
export async function renewNames(connection: Connection): Promise<void> {
  const statements = [`set local work_mem = '64MB'`, renewLexicon, 'delete from search_prefixes', renewPrefixes]
  await run(connection, { text: 'begin', values: [] })
  try {
    for (const text of statements) await run(connection, { text, values: [] })
    await run(connection, { text: 'commit', values: [] })
  } catch (error) {
    await run(connection, { text: 'rollback', values: [] })
    throw error
  }
  await run(connection, { text: 'analyze search_titles, search_lexicon, search_typos, search_prefixes', values: [] })
}

const renewLexicon = `
with used as materialized (
  select w.word collate "C" as word, count(*)::int as uses
  from search_titles t
  join search_documents d on d.ord = t.ord and d.audiences is null
  cross join lateral unnest(string_to_array(t.folded, ' ')) w(word)
  group by 1
), gone as (
  delete from search_lexicon l where not exists (select from used u where u.word = l.word) returning l.word
), forgotten as (
  delete from search_typos t using gone g cross join lateral search_typo_keys(g.word) k(key)
  where t.key = k.key and t.word = g.word
)
update search_lexicon l set uses = u.uses from used u where u.word = l.word and l.uses <> u.uses`

// "mi": drugs before words of articles such as milk. A name of one word that many titles use is more likely meant than one that hardly any does.
const bestFirst = 'rank desc, uses desc, length(folded), ord desc'

// The best of each six letters first: what is best of fewer letters is among them.
const renewPrefixes = `
with words as (
  select prefix, array_agg(word order by ordinal) as words
  from (
    select left(word, n) as prefix, word, row_number() over w as ordinal, count(*) over (partition by left(word, n)) as followers
    from search_lexicon cross join generate_series(1, 6) n
    where length(word) >= n
    window w as (partition by left(word, n) order by uses desc, word)
  ) ranked
  where ordinal <= ${wordsPerPrefix} and followers > ${manyFollowers}
  group by prefix
), named as (
  -- Of several that are called alike and are of one type the best is enough.
  select distinct on (t.folded, d.type) t.folded, t.ord, d.rank,
         case when position(' ' in t.folded) = 0 then coalesce(l.uses, 0) else 0 end as uses
  from search_titles t
  join search_documents d on d.ord = t.ord and d.audiences is null
  left join search_lexicon l on l.word = t.folded
  order by t.folded, d.type, d.rank desc, t.ord desc
), best as materialized (
  select folded, ord, rank, uses
  from (
    select folded, ord, rank, uses, row_number() over (partition by left(folded, 6) order by ${bestFirst}) as ordinal
    from (select distinct on (left(folded, 6), ord) * from named order by left(folded, 6), ord, ${bestFirst}) once
  ) ranked
  where ordinal <= ${titlesPerPrefix}
), followers as (
  select prefix from (
    select left(folded, 6) as six, count(*) as titles from search_titles group by 1
  ) sixes
  cross join generate_series(1, 6) n cross join lateral (select left(six, n) as prefix) p
  where length(six) >= n
  group by prefix
  having sum(titles) > ${manyFollowers}
), titles as (
  select prefix, array_agg(ord order by ordinal) as ords
  from (
    select prefix, ord, row_number() over (partition by prefix order by ${bestFirst}) as ordinal
    from (
      -- An item whose title and other name begin alike stands once.
      select distinct on (left(folded, n), ord) left(folded, n) as prefix, folded, ord, rank, uses
      from best cross join generate_series(1, 6) n
      where length(folded) >= n
      order by left(folded, n), ord, ${bestFirst}
    ) once
  ) ranked
  join followers using (prefix)
  where ordinal <= ${titlesPerPrefix}
  group by prefix
)
insert into search_prefixes (prefix, words, ords)
select prefix, coalesce(w.words, '{}'), coalesce(t.ords, '{}') from words w full join titles t using (prefix)`
