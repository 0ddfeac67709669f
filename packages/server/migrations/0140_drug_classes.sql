-- Drugs are found by the codes of their therapeutic classes, and by those of the groups these belong to.
insert into content_identifiers (scheme, value, content_item_id)
select distinct 'atc', left(lower(c.code), level), i.id
from content_items i
join content_versions v on v.id = i.current_version_id
cross join lateral jsonb_array_elements(v.details -> 'therapeuticClasses') each(class)
cross join lateral (select each.class ->> 'atcCode' as code) c
cross join unnest(array[3, 4, 5, 7]) level
where i.type = 'Drug' and length(c.code) >= level
on conflict do nothing;
