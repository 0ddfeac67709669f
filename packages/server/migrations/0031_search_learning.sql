-- Writers of single documents learn new words beside each other: each adds its words in their order, the terms before the
-- documents and those before the words of titles, so that no two wait for each other for ever. A writer of many documents
-- comes back to the terms and learns alone (`search_learn`).
create function search_learn_beside() returns void language sql as $$
  select pg_advisory_xact_lock_shared(7203113)
$$;

-- The ids of these lexemes; those the collection has not met yet get one.
create function search_terms_of(wanted text[]) returns table (id int, lexeme text) language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  missing text[] := array(
    select w.lexeme from unnest(wanted) w(lexeme)
    where not exists (select from search_terms known where known.lexeme = w.lexeme collate "C"));
begin
  if cardinality(missing) > 0 then
    perform search_learn_beside();
    insert into search_terms (lexeme) select m from unnest(missing) m order by m collate "C" on conflict do nothing;
  end if;
  return query select known.id, known.lexeme from search_terms known where known.lexeme = any(wanted);
end $$;

-- `docs` numbers the documents from 1 in `nth`. Gives their ords in that order.
-- All lookups are by key, whatever the planner thinks of tables it has not measured yet.
create or replace function search_put(docs jsonb, keep_fresh boolean) returns int[] language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  missing text[];
  put_ords int[];
begin
  with d as (
    select * from jsonb_to_recordset(docs)
      as d(nth int, id uuid, class smallint, type smallint, audiences text[], rank real, published_on date, length int, terms text)
  ), put as (
    insert into search_documents as s (ord, id, class, type, audiences, rank, published_on, length, terms)
    select
      coalesce((select known.ord from search_documents known where known.id = d.id), nextval('search_documents_ord')),
      d.id, d.class, d.type, d.audiences, d.rank, d.published_on, d.length, d.terms::int[]
    from d
    order by d.id
    on conflict (id) do update set
      class = excluded.class, type = excluded.type, audiences = excluded.audiences, rank = excluded.rank,
      published_on = excluded.published_on, length = excluded.length, terms = excluded.terms
    returning s.id, s.ord
  )
  select array_agg(put.ord order by d.nth) into put_ords from d join put using (id);

  insert into search_texts (ord, words)
  select put_ords[d.nth], d.words::tsvector from jsonb_to_recordset(docs) as d(nth int, words text) order by 1
  on conflict (ord) do update set words = excluded.words;

  delete from search_titles where ord = any(put_ords);
  insert into search_titles (ord, nth, folded, label)
  select put_ords[d.nth], n.nth, n.folded, n.label
  from jsonb_to_recordset(docs) as d(nth int, folded text[], labels text[])
  cross join lateral unnest(d.folded, d.labels) with ordinality n(folded, label, nth)
  order by 1, 2
  on conflict (ord, nth) do update set folded = excluded.folded, label = excluded.label;

  missing := array(
    select w.word
    from (
      select distinct u.word collate "C" as word
      from jsonb_to_recordset(docs) as d(audiences text[], title_words text[]) cross join unnest(d.title_words) u(word)
      where d.audiences is null
    ) w
    where not exists (select from search_lexicon known where known.word = w.word));
  if cardinality(missing) > 0 then
    perform search_learn_beside();
    with learnt as (
      insert into search_lexicon (word)
      select m from unnest(missing) m order by m collate "C"
      on conflict do nothing
      returning word
    )
    insert into search_typos (key, word)
    select k.key, learnt.word from learnt cross join lateral search_typo_keys(learnt.word) k(key)
    where length(learnt.word) >= 4
    order by 1, 2
    on conflict do nothing;
  end if;

  if keep_fresh then
    insert into search_fresh (ord)
    select put_ords[d.nth] from jsonb_to_recordset(docs) as d(nth int, audiences text[])
    where d.audiences is null
    order by 1
    on conflict (ord) do update set version = excluded.version;
  end if;
  return put_ords;
end $$;
