-- The words of a message, each with the room it was said in: looking for a word reads the words of one's own rooms alone,
-- however much is said elsewhere.
create or replace function chat_room_key(chatroom_id uuid) returns text language sql immutable strict parallel safe as $$
  select left(md5(chatroom_id::text), 12)
$$;

-- Letters with accents as those without.
create or replace function chat_words(said text) returns tsvector language sql immutable strict parallel safe
set search_path from current as $$
  select to_tsvector('pg_catalog.simple', unaccent('unaccent', left(said, 4000)))
$$;

create or replace function chat_message_words(chatroom_id uuid, content text) returns tsvector
language sql immutable strict parallel safe set search_path from current as $$
  select array_to_tsvector(array(
    select chat_room_key(chatroom_id) || '/' || word.lexeme from unnest(chat_words(content)) as word))
$$;

-- All words of the term, the last one as a beginning, in any of the rooms. Null where the term has no word.
create or replace function chat_search_query(chatroom_ids uuid[], term text) returns tsquery
language sql stable strict parallel safe set search_path from current as $$
  with words as (
    select word.lexeme, word.positions[1] = max(word.positions[1]) over () as is_last
    from unnest(chat_words(term)) as word
  )
  select string_agg('(' || room.query || ')', ' | ')::tsquery
  from (
    select string_agg(
      '''' || chat_room_key(id) || '/' || replace(replace(words.lexeme, '\', '\\'), '''', '''''') || ''''
        || case when words.is_last then ':*' else '' end, ' & ') as query
    from unnest(chatroom_ids) as id
    cross join words
    group by id
  ) as room
$$;
