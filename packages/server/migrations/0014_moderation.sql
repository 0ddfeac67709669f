-- Out of sight until an editor has looked at it.
alter table chat_messages add column hidden_at timestamptz;
alter table profiles add column held_at timestamptz;
create index content_items_hidden on content_items (hidden_at desc, id) where hidden_at is not null;
