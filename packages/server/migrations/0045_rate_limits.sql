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
