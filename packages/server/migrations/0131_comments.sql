alter table content_items
  add column comments_count int not null default 0,
  add column comments_closed_at timestamptz;

create table comments (
  id uuid primary key,
  content_item_id uuid not null references content_items (id) on delete cascade,
  -- Null for the first of a thread; threads are one level deep.
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid not null references users (id),
  -- The sender's own name for the comment: a retry is the same comment.
  client_comment_id text not null,
  content text not null,
  created_at timestamptz not null,
  -- Of the first comment of the thread: threads are listed oldest first.
  thread_id uuid not null,
  thread_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  -- Out of sight until an editor has looked at it.
  hidden_at timestamptz,
  constraint comments_said_once unique (content_item_id, author_id, client_comment_id)
);
create index comments_thread on comments (content_item_id, thread_at, thread_id, parent_id nulls first, created_at, id);
create index comments_parent on comments (parent_id) where parent_id is not null;
create index comments_author on comments (author_id, created_at desc, id);

-- What a comment said before it was edited, for moderation.
create table comment_edits (
  comment_id uuid not null references comments (id) on delete cascade,
  edited_at timestamptz not null,
  content text not null,
  primary key (comment_id, edited_at)
);

alter table reports drop constraint reports_subject_type_check;
alter table reports add constraint reports_subject_type_check
  check (subject_type in ('content', 'message', 'comment', 'profile', 'attachment'));
