-- Up to when somebody has said that they know what is new.
create table reader_visits (
  user_id uuid primary key references users (id) on delete cascade,
  seen_up_to timestamptz not null
);
