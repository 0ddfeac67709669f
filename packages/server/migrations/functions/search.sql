-- What two sorted integer arrays have in common, wherever the extension was installed.
do $$
declare
  home name := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'intarray');
begin
  execute format(
    'create or replace function search_common(a int[], b int[]) returns int[] language sql immutable parallel safe as %L',
    format('select a operator(%I.&) b', home));
end $$;

-- Beginnings of five and seven letters, whole and with one letter left out: two spellings that share one are alike.
create or replace function search_typo_keys(word text) returns setof text language sql immutable parallel safe as $$
  select left(word, n) from unnest(array[5, 7]) n
  union
  select overlay(left(word, n) placing '' from i for 1)
  from unnest(array[5, 7]) n cross join lateral generate_series(1, least(n, length(word))) i
$$;

-- One query that holds where every wanted phrase stands and no unwanted one does.
create or replace function search_phrases(wanted text[], unwanted text[]) returns tsquery language plpgsql immutable parallel safe as $$
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
create or replace function search_learn() returns void language sql as $$
  select pg_advisory_xact_lock(7203113)
$$;

-- Writers of single documents learn new words beside each other: each adds its words in their order, the terms before the
-- documents and those before the words of titles, so that no two wait for each other for ever. A writer of many documents
-- comes back to the terms and learns alone (`search_learn`).
create or replace function search_learn_beside() returns void language sql as $$
  select pg_advisory_xact_lock_shared(7203113)
$$;

-- How many more terms can be numbered; some are kept for what writers at once take beyond it.
create or replace function search_terms_left() returns int language sql as $$
  select greatest(0, 33000000 - last_value)::int from search_terms_id_seq
$$;

-- Gives how many of the new words that a member wrote may be learnt, and counts them.
create or replace function search_take_words(learner_id uuid, asked int) returns int language plpgsql as $$
declare
  a_text constant int := 5000;
  a_day constant int := 20000;
  granted int;
begin
  insert into search_learners (learner, day, words) values (learner_id, current_date, 0) on conflict do nothing;
  select least(asked, a_text, a_day - case when l.day = current_date then l.words else 0 end) into granted
  from search_learners l where l.learner = learner_id for update;
  update search_learners l
  set day = current_date, words = case when l.day = current_date then l.words else 0 end + granted
  where l.learner = learner_id;
  return granted;
end $$;

-- A writer asks once for everything it does not know: the stems of words it has not met and the ids of their lexemes. What
-- the processes remember holds for one life of the table of terms, which `search_vocabulary` names: another database, a
-- restored one, another server or a table made anew has another name.
create or replace function search_vocabulary() returns text language sql stable as $$
  select concat_ws(' ', d.oid, pg_relation_filenode('search_terms'), extract(epoch from pg_postmaster_start_time()))
  from pg_database d where d.datname = current_database()
$$;

-- `met` and `stems` stand side by side, a word as often as it has lexemes, with no stem if it has none. `settled` lexemes
-- were learnt by transactions that had committed before any that still runs began, so they are for good; `unsettled` ones
-- may be forgotten with this transaction.
--
-- Terms are numbered up to a bound and never forgotten: of what a member writes so many new ones are learnt in a text and a
-- day (`learner`), and none where the numbers end. What is not learnt is not found, and everything else goes on.
--
-- Where the `expected` vocabulary is another one nothing is learnt, and only its name is given. It is asked for in here: a statement
-- that asks for it beside this function would be planned anew at every write.
drop function if exists search_learn_words(text[], text[]);
drop function if exists search_learn_words(text[], text[], uuid);
create or replace function search_learn_words(expected text, words text[], lexemes text[], learner uuid) returns json language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  vocabulary constant text := search_vocabulary();
  met text[];
  stems text[];
  wanted text[];
  missing text[];
  settled json;
  unsettled json;
begin
  if expected <> vocabulary then
    return json_build_object('vocabulary', vocabulary);
  end if;

  with stemmed as materialized (
    select w.word, s.lexeme
    from unnest(words) w(word)
    left join lateral unnest(tsvector_to_array(to_tsvector('pg_catalog.english', w.word))) s(lexeme) on true
  ), asked as materialized (
    select unnest(lexemes) as lexeme union select lexeme from stemmed where lexeme is not null
  )
  select (select array_agg(word) from stemmed), (select array_agg(lexeme) from stemmed), array_agg(a.lexeme),
         array_agg(a.lexeme) filter (where not exists (
           select from search_terms known where known.lexeme = a.lexeme collate "C"))
  into met, stems, wanted, missing
  from asked a;

  missing := missing[1:search_terms_left()];
  if learner is not null and cardinality(missing) > 0 then
    missing := missing[1:search_take_words(learner, cardinality(missing))];
  end if;
  if cardinality(missing) > 0 then
    perform search_learn_beside();
    insert into search_terms (lexeme) select m from unnest(missing) m order by m collate "C" on conflict do nothing;
  end if;
  if cardinality(wanted) > 0 then
    select json_object_agg(t.lexeme, t.id) filter (where t.is_settled),
           json_object_agg(t.lexeme, t.id) filter (where not t.is_settled)
    into settled, unsettled
    from (
      select lexeme, id, age(xmin) > age(pg_snapshot_xmin(pg_current_snapshot())::xid) as is_settled
      from search_terms where lexeme = any(wanted)
    ) t;
  end if;
  return json_build_object(
    'vocabulary', vocabulary, 'met', met, 'stems', stems, 'settled', settled, 'unsettled', unsettled);
end $$;

-- `docs` numbers the documents from 1 in `nth`; their terms are found and their words placed already. Gives their ords in that
-- order. All lookups are by key, whatever the planner thinks of tables it has not measured yet, in one statement whose plan
-- is made once in a session. Words that hold a digit are codes: no slip of the pen is ever taken for one.
create or replace function search_put(docs jsonb, keep_fresh boolean) returns int[] language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  put_ords int[];
  missing text[];
begin
  with d as materialized (
    select * from jsonb_to_recordset(docs) as d(
      nth int, id uuid, class smallint, type smallint, audiences text[], rank real, published_on date, length int, terms text,
      words text, folded text[], labels text[], title_words text[], facets text[])
  ), put as (
    insert into search_documents as s (ord, id, class, type, audiences, rank, published_on, length, terms, facets)
    select
      coalesce((select known.ord from search_documents known where known.id = d.id), nextval('search_documents_ord')),
      d.id, d.class, d.type, d.audiences, d.rank, d.published_on, d.length, d.terms::int[], d.facets
    from d
    order by d.id
    on conflict (id) do update set
      class = excluded.class, type = excluded.type, audiences = excluded.audiences, rank = excluded.rank,
      published_on = excluded.published_on, length = excluded.length, terms = excluded.terms,
      facets = excluded.facets
    returning s.id, s.ord
  ), ords as materialized (
    -- By id: with joins by key alone each of many would be compared with all.
    select jsonb_object_agg(put.id, put.ord) as by_id from put
  ), numbered as materialized (
    select (ords.by_id ->> d.id::text)::int as ord, d.* from d cross join ords
  ), texts as (
    insert into search_texts (ord, words)
    select n.ord, n.words::tsvector from numbered n order by 1
    on conflict (ord) do update set words = excluded.words
  ), old_titles as (
    delete from search_titles t using numbered n where t.ord = n.ord and t.nth > cardinality(n.folded)
  ), titles as (
    insert into search_titles (ord, nth, folded, label)
    select n.ord, each.nth, each.folded, each.label
    from numbered n cross join lateral unnest(n.folded, n.labels) with ordinality each(folded, label, nth)
    order by 1, 2
    on conflict (ord, nth) do update set folded = excluded.folded, label = excluded.label
  ), fresh as (
    insert into search_fresh (ord)
    select n.ord from numbered n where keep_fresh and n.audiences is null order by 1
    on conflict (ord) do update set version = excluded.version
  )
  select array_agg(n.ord order by n.nth),
         array(
           select distinct w.word collate "C"
           from d cross join unnest(d.title_words) w(word)
           where d.audiences is null
             and not exists (select from search_lexicon known where known.word = w.word collate "C"))
  into put_ords, missing
  from numbered n;

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
    where length(learnt.word) >= 4 and learnt.word !~ '[0-9]'
    order by 1, 2
    on conflict do nothing;
  end if;
  return put_ords;
end $$;

-- The names that begin as typed, and the fresh ones and the viewer's own, which may. Planned once in a session: a plan made for each
-- beginning costs several times what reading the names does.
create or replace function search_beginning(own text[], sees_open boolean, typed text, past text)
returns table (ord int, id uuid, type smallint, rank real, is_open boolean, nth smallint, folded text, label text, best int)
language plpgsql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with known as materialized (
    select k.ord, k.best::int from search_prefixes, unnest(ords) with ordinality k(ord, best) where prefix = typed
  ), begun as materialized (
    select ord from known
    union all
    (select ord from search_titles where folded >= typed and folded < past and not exists (select from known)
     order by folded limit 60)
    union all
    (select ord from search_fresh limit 200)
  )
  select d.ord, d.id, d.type, d.rank, d.audiences is null, t.nth, t.folded, t.label,
         (select min(k.best) from known k where k.ord = d.ord)
  from search_documents d join search_titles t on t.ord = d.ord
  where d.ord = any(array(select ord from begun) || array(
      select mine.ord from search_documents mine where mine.audiences && own and mine.audiences is not null
      order by mine.ord desc limit 200))
    and (d.audiences && own or (d.audiences is null and sees_open));
end $$;
