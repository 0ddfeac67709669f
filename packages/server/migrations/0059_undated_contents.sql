-- A record whose source gives no date stands behind what has one: in the feed, in its areas and in the search by date.
update content_items set date_rank = 0 where published_on is null and source_key is not null;
update content_areas ca
set published_on = 'epoch'
from content_items i
where i.id = ca.content_item_id and i.published_on is null and i.source_key is not null;
update search_documents d
set published_on = '1970-01-01'
from content_items i
where i.id = d.id and i.published_on is null and i.source_key is not null;
