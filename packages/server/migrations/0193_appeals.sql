-- What the author of something hidden asks: that another admin looks at it.
create table appeals (
  id uuid primary key,
  subject_type text not null check (subject_type in ('content', 'message', 'comment')),
  subject_id uuid not null,
  author_id uuid not null references users (id) on delete cascade,
  comment text not null,
  created_at timestamptz not null,
  -- The admin who hid it, if one did.
  hidden_by_id uuid references users (id) on delete set null,
  resolved_at timestamptz,
  resolved_by_id uuid references users (id) on delete set null,
  resolution text check (resolution in ('restored', 'upheld'))
);
create unique index appeals_once on appeals (subject_type, subject_id) where resolved_at is null;
create index appeals_subject on appeals (subject_id, created_at desc);
create index appeals_open on appeals (created_at, id) where resolved_at is null;
create index appeals_resolved on appeals (resolved_at desc, id) where resolved_at is not null;
create index appeals_author on appeals (author_id);

-- What of one's own is out of sight.
create index chat_messages_hidden on chat_messages (from_user_id) where hidden_at is not null;
create index comments_hidden on comments (author_id) where hidden_at is not null;

alter table contact_messages
  -- The sender's, as the page was shown.
  add column language text not null default 'en',
  add column answered_at timestamptz,
  add column answered_by_id uuid references users (id) on delete set null,
  add column answer text;
create index contact_messages_open on contact_messages (created_at desc, id) where answered_at is null;
