-- The folio in which somebody keeps what they want to read: made when it is first used.
create table to_read_folios (
  user_id uuid primary key references users (id) on delete cascade,
  folio_id uuid not null unique references content_items (id) on delete cascade
);
