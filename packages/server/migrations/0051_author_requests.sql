-- Colleagues whom the writer of a post named as authors. Whoever has agreed stands among the authors of its versions.
create table author_requests (
  content_item_id uuid not null references content_items (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Where the name is to stand; null for somebody who is no longer named.
  position int,
  status text not null check (status in ('Named', 'Asked', 'Agreed', 'Declined')),
  asked_at timestamptz,
  answered_at timestamptz,
  primary key (content_item_id, user_id)
);
create index author_requests_user on author_requests (user_id, asked_at desc, content_item_id) where status = 'Asked';
