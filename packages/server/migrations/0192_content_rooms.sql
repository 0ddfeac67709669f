-- The room about an item or a folio: whoever may see the item may join it, and nobody owns it.
alter table chatrooms add column content_item_id uuid unique references content_items (id) on delete set null;
