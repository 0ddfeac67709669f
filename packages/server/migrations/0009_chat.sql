create table chatrooms (
  id uuid primary key,
  -- Null once the last member has left.
  owner_user_id uuid references users (id),
  name text not null,
  description text,
  type text not null check (type in ('Private', 'Public')),
  status text not null default 'Active' check (status in ('Active', 'Deleted')),
  created_at timestamptz not null,
  modified_at timestamptz not null,
  -- Number of the newest message. Numbers are allotted under this row's lock, so a room's messages have no gaps.
  latest_sequence int not null default 0,
  member_count int not null default 0,
  -- Counts joins and departures.
  membership_version int not null default 0,
  -- When a message or the membership last moved, by the database's own clock.
  moved_at timestamptz not null default clock_timestamp()
);
create index chatrooms_moved_at on chatrooms (moved_at);
create index chatrooms_public on chatrooms (moved_at desc, id) where type = 'Public' and status = 'Active';
create index chatrooms_public_name on chatrooms using gin (name gin_trgm_ops) where type = 'Public' and status = 'Active';
create index chatrooms_owner_user_id on chatrooms (owner_user_id);

create table chatroom_users (
  id uuid primary key,
  chatroom_id uuid not null references chatrooms (id) on delete cascade,
  user_id uuid references users (id),
  -- Lower case: the address that was invited.
  email text,
  status text not null check (status in ('Invited', 'Joined', 'Removed')),
  created_at timestamptz not null,
  modified_at timestamptz not null,
  joined_at timestamptz,
  invited_by_user_id uuid references users (id),
  -- The invitation's token follows from this and the server's secret; null once used, declined or withdrawn.
  invite_nonce bytea,
  invite_expires_at timestamptz,
  -- Removed by the owner: comes back only by invitation, even into a public room.
  is_barred boolean not null default false,
  last_read_sequence int not null default 0,
  last_read_at timestamptz,
  -- The room's membership version when this person last joined or departed.
  version int not null default 0,
  moved_at timestamptz not null default clock_timestamp(),
  unique (chatroom_id, user_id),
  unique (chatroom_id, email),
  -- Somebody with an account who was invited by e-mail has both until they accept; others see the address alone.
  check (user_id is not null or email is not null)
);
create index chatroom_users_user_id on chatroom_users (user_id, status);
create index chatroom_users_email on chatroom_users (email) where email is not null;
create index chatroom_users_version on chatroom_users (chatroom_id, version);
create index chatroom_users_joined on chatroom_users (chatroom_id, joined_at, id) where status = 'Joined';
create index chatroom_users_moved_at on chatroom_users (moved_at);

create table chat_messages (
  id uuid primary key,
  chatroom_id uuid not null references chatrooms (id) on delete cascade,
  sequence int not null,
  from_user_id uuid not null references users (id),
  -- The sender's own name for the message: a retry is the same message.
  client_message_id text not null,
  content text not null,
  shared_content_item_id uuid,
  created_at timestamptz not null,
  -- Out of sight until an editor has looked at it.
  hidden_at timestamptz,
  constraint chat_messages_said_once unique (chatroom_id, from_user_id, client_message_id)
);
create unique index chat_messages_sequence on chat_messages (chatroom_id, sequence) include (from_user_id);
