-- Whom a person wants to hear nothing from. The blocked are not told.
create table user_blocks (
  blocker_id uuid not null references users (id) on delete cascade,
  blocked_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index user_blocks_blocked on user_blocks (blocked_id, blocker_id);
