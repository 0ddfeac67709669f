-- Letters with accents as those without.
create or replace function comment_words(said text) returns tsvector language sql immutable strict parallel safe
set search_path from current as $$
  select to_tsvector('pg_catalog.simple', unaccent('unaccent', left(said, 4000)))
$$;

-- All words of the term, the last one as a beginning. Null where the term has no word.
create or replace function comment_search_query(term text) returns tsquery
language sql stable strict parallel safe set search_path from current as $$
  select string_agg(
    '''' || replace(replace(word.lexeme, '\', '\\'), '''', '''''') || ''''
      || case when word.is_last then ':*' else '' end, ' & ')::tsquery
  from (
    select lexeme, positions[1] = max(positions[1]) over () as is_last from unnest(comment_words(term))
  ) as word
$$;
