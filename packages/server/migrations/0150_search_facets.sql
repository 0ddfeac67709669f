-- What a document is narrowed and counted by, as `name=value`; the product says which names there are.
alter table search_documents add facets text[] not null default '{}';

update search_documents d
set facets = known.facets
from (
  select i.id, array_remove(array_cat(
    array[
      case when i.type = 'Drug' then 'status=' || (v.details ->> 'drugStatus') end,
      case when i.type = 'Trial' then 'status=' || (v.details ->> 'trialStatusType') end,
      case when i.type = 'Drug' then 'company=' || v.byline end,
      case when i.type = 'Trial' then 'company=' || (v.details ->> 'sponsor') end,
      case when i.type = 'Decision' then 'company=' || (v.details ->> 'manufacturer') end,
      case when i.type = 'Trial' and v.details ->> 'trialStatusType' = 'Recruiting'
                and v.details -> 'locations' @> '[{"country": "Canada"}]' then 'recruitingInCanada=true' end],
    array(select distinct 'publicationType=' || each
          from jsonb_array_elements_text(case when i.type = 'Article' then v.details -> 'publicationTypes' end) each)), null) as facets
  from content_items i
  join content_versions v on v.id = i.current_version_id
  where i.type in ('Drug', 'Trial', 'Decision', 'Article')
) known
where known.id = d.id and cardinality(known.facets) > 0;
