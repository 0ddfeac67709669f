-- Where an item stands in a feed of several kinds, in days of freshness beside its static rank. What follows another item of its family,
-- as the products of a drug follow its page, is a million days behind: it comes after all that leads.
alter table content_items add column feed_weight int not null default 0;
alter table content_items add column feed_rank double precision not null generated always as
  (date_rank + editorial_rank * 10 + rnd_sort * 3 + feed_weight) stored;
create index content_items_feed_rank on content_items (type, feed_rank desc, id desc) where is_listed;
create index content_items_feed_rank_in_language on content_items (type, language, feed_rank desc, id desc)
  where is_listed and language is not null;

-- An area's newest are read from here: what follows is passed over without being opened.
alter table content_areas add column leads boolean not null default true;
create index content_areas_newest_leading on content_areas (area_id, published_on desc, content_item_id desc) where leads;

update content_items set feed_weight = -1000000 where type in ('Drug', 'DrugBrandGroup') and source_key is not null;
update content_areas ca set leads = false
from content_items i
where i.id = ca.content_item_id and i.feed_weight < 0;

drop trigger content_items_note_listing on content_items;
create trigger content_items_note_listing
  before insert or update of visibility, is_deleted, hidden_at, gone_at, date_rank, editorial_rank, rnd_sort, type, feed_weight
  on content_items
  for each row execute function note_listing();
