-- Drafts are rewritten where they stand: when that last happened.
alter table content_versions add column updated_at timestamptz not null default now();

-- Somebody who leaves is found among the authors of every post.
create index content_versions_authors on content_versions using gin ((details -> 'authors') jsonb_path_ops)
  where creator_id is not null;

create index content_items_deleted on content_items (deleted_at, id) where is_deleted;

-- What an address shows of itself, looked up once for all who post it.
create table link_previews (
  url_hash bytea primary key,
  url text not null,
  status text not null check (status in ('pending', 'ready', 'failed')),
  title text,
  site text,
  image_attachment_id uuid references attachments (id) on delete set null,
  asked_at timestamptz not null,
  fetched_at timestamptz
);
create index link_previews_image on link_previews (image_attachment_id) where image_attachment_id is not null;
