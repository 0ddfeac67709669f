-- One notice, one id, whatever was read first: a UUID of version 8 made of its key.
create or replace function safety_notice_id(key text) returns uuid language sql immutable as $$
  select (substr(md5(key), 1, 12) || '8' || substr(md5(key), 14, 3) || '8' || substr(md5(key), 18))::uuid
$$;

-- The open notices on an item as a card shows them: of a folio those on what it holds. Two sources of one retraction count once.
create or replace function open_notices(item uuid, item_type text, reader_language text) returns json language sql stable as $$
  with held as (
    select b.notice_id, b.content_item_id from safety_bindings b where b.content_item_id = item
    union all
    (select b.notice_id, b.content_item_id
     from clippings c
     join safety_bindings b on b.content_item_id = c.content_item_id
     where item_type = 'Folio' and c.folio_id = item
     offset 0)
  ), bound as (
    select n.id, n.key, n.kind, n.state, n.severity, n.updated_on,
      coalesce(case when reader_language = 'fr' then n.facts #>> '{name,fr}' end, n.facts #>> '{name,en}') as name,
      n.facts ->> 'strength' as strength,
      case when n.kind in ('Retraction', 'ExpressionOfConcern', 'Correction') then n.kind || h.content_item_id else n.id::text end as same
    from held h
    join safety_notices n on n.id = h.notice_id and n.is_open
    where h.content_item_id = item or exists (
      select from content_items i where i.id = h.content_item_id and not i.is_deleted and i.hidden_at is null)
  ), found as (
    select distinct on (same) id, kind, state, severity, updated_on, name, strength from bound order by same, key
  ), numbered as (
    select f.*, row_number() over (order by f.severity, f.updated_on desc nulls last, f.id) as place from found f
  )
  select json_build_object(
    'open', coalesce(json_agg(json_build_object(
      'noticeId', id, 'kind', kind, 'state', state, 'severity', severity, 'name', name, 'strength', strength) order by place)
      filter (where place <= case when item_type in ('Folio', 'DrugBrandGroup', 'DrugIngredient') then 5 else 20 end), '[]'),
    'counts', json_build_array(
      count(*) filter (where severity = 0), count(*) filter (where severity = 1), count(*) filter (where severity = 2)))
  from numbered
$$;
