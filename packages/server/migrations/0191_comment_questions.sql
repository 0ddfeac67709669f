alter table comments
  add column is_question boolean not null default false,
  -- By whoever asked.
  add column answered_at timestamptz;

create index comments_words on comments using gin (comment_words(content)) where deleted_at is null and hidden_at is null;
