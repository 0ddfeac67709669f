-- The search engine. Its design is told in docs/decisions/search-engine.md.

-- intarray redefines && and @> of integer arrays wherever it is on the search path, so it gets a schema of its own.
create schema if not exists search_arrays;
create extension if not exists intarray with schema search_arrays;

-- What two sorted integer arrays have in common, wherever the extension was installed.
do $$
declare
  home name := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'intarray');
begin
  execute format(
    'create function search_common(a int[], b int[]) returns int[] language sql immutable parallel safe as %L',
    format('select a operator(%I.&) b', home));
end $$;

create table search_terms (
  id int generated always as identity primary key,
  lexeme text collate "C" not null,
  check (id < 33554432)
);
create unique index search_terms_lexeme on search_terms (lexeme) include (id);

-- The truth: one narrow row a document. `terms` is sorted: term id << 6 | times it occurs.
create sequence search_documents_ord as int;
create table search_documents (
  ord int primary key,
  id uuid not null unique,
  class smallint not null check (class between 0 and 7),
  type smallint not null,
  audiences text[] check (cardinality(audiences) > 0),
  rank real not null,
  published_on date not null,
  length int not null,
  terms int[] not null
);
alter table search_documents alter terms set storage main;
alter sequence search_documents_ord owned by search_documents.ord;
create index search_documents_audiences on search_documents using gin (audiences) with (fastupdate = off)
  where audiences is not null;
create index search_documents_newest on search_documents (published_on desc, ord desc);
create index search_documents_class_newest on search_documents (class, published_on desc, ord desc);

-- Words with their places, for phrases alone.
create table search_texts (
  ord int primary key,
  words tsvector not null
);

-- Titles and other names, folded, for suggestions.
create table search_titles (
  ord int not null,
  nth smallint not null,
  folded text collate "C" not null,
  label text not null,
  primary key (ord, nth)
);
create index search_titles_folded on search_titles (folded);

-- Changed since the last merge: always looked at, so that a write is found by the next search.
create sequence search_versions as bigint;
create table search_fresh (
  ord int primary key,
  version bigint not null default nextval('search_versions')
);
alter sequence search_versions owned by search_fresh.version;

-- The hint: for a term and a class the documents, best first, in blocks. May be stale; never decides what is shown.
create sequence search_segment_numbers as int;
create table search_segments (
  segment int primary key,
  is_base boolean not null,
  documents int not null,
  words bigint not null,
  ords int[] not null
);
create table search_postings (
  term int not null,
  class smallint not null,
  segment int not null,
  chunk smallint not null,
  documents int not null,
  postings int not null,
  top smallint not null,
  is_base boolean not null,
  block bytea not null,
  primary key (term, class, segment, chunk)
);
alter table search_postings alter block set storage external;
create index search_postings_segment on search_postings (segment) where not is_base;

-- Words of public titles, and the same words with a letter left out of their beginning, to find what was meant.
create table search_lexicon (
  word text collate "C" primary key,
  uses int not null default 1
);
create table search_typos (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);

-- Beginnings of five and seven letters, whole and with one letter left out: two spellings that share one are alike.
create function search_typo_keys(word text) returns setof text language sql immutable parallel safe as $$
  select left(word, n) from unnest(array[5, 7]) n
  union
  select overlay(left(word, n) placing '' from i for 1)
  from unnest(array[5, 7]) n cross join lateral generate_series(1, least(n, length(word))) i
$$;

-- The best of each short beginning that has too many followers to sort while someone types.
create table search_prefixes (
  prefix text collate "C" primary key,
  words text[] not null,
  ords int[] not null
);

create table search_synonyms (
  source text not null,
  term text collate "C" not null,
  synonym text[] not null,
  primary key (source, term, synonym)
);
create index search_synonyms_term on search_synonyms (term);

-- The lexemes of prepared words, in the order they stand.
create function search_lexemes(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(l.lexeme order by p), '{}')
  from unnest(to_tsvector('pg_catalog.english', words)) l, unnest(l.positions) p
$$;

-- One query that holds where every wanted phrase stands and no unwanted one does.
create function search_phrases(wanted text[], unwanted text[]) returns tsquery language plpgsql immutable parallel safe as $$
declare
  whole tsquery := ''::tsquery;
  part tsquery;
begin
  for part in select phraseto_tsquery('pg_catalog.english', w) from unnest(wanted) w loop
    if numnode(part) > 0 then whole := whole && part; end if;
  end loop;
  for part in select phraseto_tsquery('pg_catalog.english', w) from unnest(unwanted) w loop
    if numnode(part) > 0 then whole := whole && !!part; end if;
  end loop;
  return whole;
end $$;

-- New words are learnt by one transaction at a time: two that bring the same ones could wait for each other for ever.
create function search_learn() returns void language sql as $$
  select pg_advisory_xact_lock(7203113)
$$;

-- Puts documents whose texts are prepared already; `docs` numbers them from 1 in `nth`. Gives their ords in that order.
-- All its lookups are by key, whatever the planner thinks of tables it has not measured yet.
create function search_put(docs jsonb, keep_fresh boolean) returns int[] language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  vectors tsvector[];
  missing text[];
  put_ords int[];
begin
  select array_agg(
           setweight(to_tsvector('pg_catalog.english', d.heading), 'A') || to_tsvector('pg_catalog.english', d.content)
           order by d.nth)
  into vectors
  from jsonb_to_recordset(docs) as d(nth int, heading text, content text);

  missing := array(
    select l.lexeme from (select distinct u.lexeme collate "C" as lexeme from unnest(vectors) v, unnest(v) u) l
    where not exists (select from search_terms t where t.lexeme = l.lexeme));
  if cardinality(missing) > 0 then
    perform search_learn();
    insert into search_terms (lexeme)
    select m from unnest(missing) m
    where not exists (select from search_terms t where t.lexeme = m collate "C");
  end if;

  with d as (
    select * from jsonb_to_recordset(docs)
      as d(nth int, id uuid, class smallint, type smallint, audiences text[], rank real, published_on date)
  ), put as (
    insert into search_documents as s (ord, id, class, type, audiences, rank, published_on, length, terms)
    select
      coalesce((select known.ord from search_documents known where known.id = d.id), nextval('search_documents_ord')),
      d.id, d.class, d.type, d.audiences, d.rank, d.published_on,
      (select coalesce(sum(cardinality(l.positions)), 0) from unnest(vectors[d.nth]) l),
      array(
        select t.id << 6 | least(63, cardinality(l.positions) + 2 * cardinality(array_positions(l.weights, 'A')))
        from unnest(vectors[d.nth]) l
        cross join lateral (select id from search_terms t where t.lexeme = l.lexeme collate "C" limit 1) t
        order by 1)
    from d
    order by d.id
    on conflict (id) do update set
      class = excluded.class, type = excluded.type, audiences = excluded.audiences, rank = excluded.rank,
      published_on = excluded.published_on, length = excluded.length, terms = excluded.terms
    returning s.id, s.ord
  )
  select array_agg(put.ord order by d.nth) into put_ords from d join put using (id);

  insert into search_texts (ord, words)
  select t.ord, t.words from unnest(put_ords, vectors) t(ord, words) order by t.ord
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
      from jsonb_to_recordset(docs) as d(audiences text[], words text[]) cross join unnest(d.words) u(word)
      where d.audiences is null
    ) w
    where not exists (select from search_lexicon known where known.word = w.word));
  if cardinality(missing) > 0 then
    perform search_learn();
    with learnt as (
      insert into search_lexicon (word)
      select m from unnest(missing) m where not exists (select from search_lexicon known where known.word = m collate "C")
      returning word
    )
    insert into search_typos (key, word)
    select k.key, learnt.word from learnt cross join lateral search_typo_keys(learnt.word) k(key)
    where length(learnt.word) >= 4
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
