-- What was stored counted the references of an article, not its citations.
update content_versions v
set details = jsonb_set(v.details, '{citationCount}', 'null')
from content_items i
where i.id = v.content_item_id and i.type = 'Article' and i.source_key like 'pmid:%' and v.details ->> 'citationCount' is not null;
