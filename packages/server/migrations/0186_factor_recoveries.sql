-- Somebody lost every second factor, and an administrator checked who they are: the factors go when it is due, unless one of
-- them signs in before.
create table factor_recoveries (
  user_id uuid primary key references users (id) on delete cascade,
  begun_by uuid references users (id) on delete set null,
  -- How it was checked; for administrators.
  note text not null,
  begun_at timestamptz not null,
  due_at timestamptz not null
);
create index factor_recoveries_due on factor_recoveries (due_at);
