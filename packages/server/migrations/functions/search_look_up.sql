-- What the collection knows of a question: its terms, synonyms, statistics, the best blocks within the budget, and the fresh documents;
-- of one snapshot, since a merge between two statements would hide a document.
--
-- Volatile, because a stable function reads by its caller's snapshot, which is older than its lock on the postings: one that waited for
-- this lock while a rebuild put its table in place would not see what was carried over into that table. A volatile one takes its
-- snapshot with its locks held.
--
-- `listed_life` and `listed_horizon`: the fresh documents are listed already as a statement saw them in that life of the collection,
-- but for what transactions from that one on have written. What those hold whose version is at least `tell_from` is told.
--
-- Planned once in a session: to plan it for each question takes longer than to answer most of them. Large tables are read by key alone
-- (`offset 0` keeps these reads apart), whatever the planner thinks of tables that it has not measured yet.
create or replace function search_look_up(
  typed text[], named_by text[], in_classes smallint[], budget int, called text[], given text[],
  tell_from bigint, listed_life text, listed_horizon xid8, synonym_share float8, told_at_once int, names_read int, names_kept int)
returns table (term int, class int, lexeme text, by_class json, postings int, block bytea, size json)
language plpgsql volatile set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with synonyms as materialized (
    select s.term, s.synonym from search_synonyms s where s.term = any(named_by) order by s.term, s.synonym limit 64
  ), size as materialized (
    select coalesce(sum(documents), 0)::int as documents,
           coalesce(sum(words)::float8 / nullif(sum(documents), 0), 120) as average_length
    from search_segments
  ), terms as materialized (
    select t.id, t.lexeme, t.lexeme = any(typed) as is_typed from search_terms t
    where t.lexeme = any(typed || given || array(select unnest(synonym) from synonyms))
  ), blocks as materialized (
    select t.id, p.class, p.segment, p.chunk, p.documents, p.postings, p.top, p.block
    from terms t cross join lateral (select * from search_postings p where p.term = t.id offset 0) p
  ), by_class as materialized (
    select b.id, b.class, sum(b.documents) filter (where b.chunk = 0)::int as documents from blocks b group by b.id, b.class
  ), weights as materialized (
    select t.id, case when t.is_typed then 1 else synonym_share end
                 * ln(1 + greatest(0.5, s.documents - b.documents + 0.5) / (b.documents + 0.5)) as weight
    from terms t
    cross join size s
    join (select c.id, sum(c.documents) as documents from by_class c group by c.id) b on b.id = t.id
  ), life as materialized (
    select search_vocabulary() as vocabulary
  ), listed as materialized (
    select f.ord, f.version from search_fresh f
    where (select vocabulary from life) is distinct from listed_life or age(f.xmin) <= age(listed_horizon::xid)
    limit 5000
  ), told as materialized (
    select f.ord, f.version from search_fresh f where f.version >= tell_from order by f.version limit told_at_once
  ), queue as (
    select b.id, b.class, b.postings, b.block,
           sum(b.postings) over (order by w.weight * b.top desc, b.id, b.class, b.segment, b.chunk) as run
    from blocks b join weights w on w.id = b.id
    where b.class = any(in_classes)
  )
  select null::int, null::int, null::text, null::json, null::int, null::bytea,
         json_build_object(
           'documents', s.documents, 'average_length', s.average_length,
           'fresh', json_build_object(
             'vocabulary', (select vocabulary from life), 'horizon', pg_snapshot_xmin(pg_current_snapshot())::text,
             'listed', (select coalesce(json_agg(l), '[]') from listed l),
             'told', (select coalesce(json_agg(json_build_object(
               'ord', t.ord, 'version', t.version, 'class', d.class, 'length', d.length, 'terms', d.terms)), '[]')
               from told t cross join lateral (select * from search_documents d where d.ord = t.ord offset 0) d)),
           'named', (select coalesce(json_agg(n), '[]') from (
             select r.ord, r.folded, r.type from (
               select t.ord, t.folded, d.type, d.rank
               from search_titles t cross join lateral (select * from search_documents d where d.ord = t.ord offset 0) d
               where t.folded = any(called) limit names_read) r
             order by r.rank desc, r.ord limit names_kept) n),
           'synonyms', (select coalesce(json_agg(y), '[]') from synonyms y))
  from size s
  union all
  select t.id, null, t.lexeme, (select json_object_agg(b.class, b.documents) from by_class b where b.id = t.id), null, null, null
  from terms t
  union all
  select q.id, q.class, null, null, q.postings, q.block, null from queue q where q.run <= budget or q.run = q.postings;
end $$;
