-- What an address shows of itself, looked up once for all who post it.
create table link_previews (
  url_hash bytea primary key,
  url text not null,
  status text not null check (status in ('pending', 'ready', 'failed')),
  title text,
  site text,
  image_attachment_id uuid references attachments (id) on delete set null,
  asked_at timestamptz not null,
  fetched_at timestamptz,
  -- Its name among what holds an attachment: a preview holds its picture for as long as it is remembered itself.
  id uuid not null unique default gen_random_uuid(),
  -- What a linked page says about itself.
  description text
);
create index link_previews_image on link_previews (image_attachment_id) where image_attachment_id is not null;
create index link_previews_asked_at on link_previews (asked_at);

-- Colleagues whom the writer of a post named as authors. Whoever has agreed stands among the authors of its versions.
create table author_requests (
  content_item_id uuid not null references content_items (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Where the name is to stand; null for somebody who is no longer named.
  position int,
  -- Somebody who was asked and is no longer named stays known (Withdrawn): naming them again sends no second mail.
  status text not null check (status in ('Named', 'Asked', 'Agreed', 'Declined', 'Withdrawn')),
  asked_at timestamptz,
  answered_at timestamptz,
  primary key (content_item_id, user_id)
);
create index author_requests_user on author_requests (user_id, asked_at desc, content_item_id) where status = 'Asked';
