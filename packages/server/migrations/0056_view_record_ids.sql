alter table content_views add column id uuid not null default gen_random_uuid();
create unique index content_views_id on content_views (id);
