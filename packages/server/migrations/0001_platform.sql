create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- Who did what, when, from where. Rows are only ever added: triggers refuse everything else, to the
-- application's own database user too.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  act text not null,
  actor_id uuid,
  subject_type text,
  subject_id text,
  ip text,
  detail jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_act on audit_log (act, id desc);
create index audit_log_actor on audit_log (actor_id, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, id desc) where subject_id is not null;

-- How much of each limit is used up, over all processes. Lost with a crash of the database, which is no harm.
create unlogged table rate_limits (
  -- Hash of the limit's name and of whom it counts for.
  key bytea primary key,
  ends_at timestamptz not null,
  capacity int not null,
  used int not null,
  -- Of which so many were granted last.
  granted int not null
) with (fillfactor = 70);
create index rate_limits_ends_at on rate_limits (ends_at);

-- Messages between server processes that are too long for a notification.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
create index socket_io_attachments_created_at on socket_io_attachments (created_at);
