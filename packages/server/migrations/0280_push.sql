-- The pair of keys by which push services know this installation (VAPID). The private one is sealed under the server's secret.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  secret bytea not null,
  key_id text not null,
  created_at timestamptz not null
);

-- A browser that asked to be told though Materia is not open. It goes with the session it was asked for in.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references user_sessions (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  unique (user_id, endpoint)
);
create index push_subscriptions_session_id on push_subscriptions (session_id);
