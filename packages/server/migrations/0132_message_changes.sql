alter table chatrooms
  -- Counts edits, deletions, reactions and hidings of its messages; allotted under this row's lock.
  add column change_version int not null default 0,
  -- By its owner: it is read, and nobody writes.
  add column closed_at timestamptz,
  -- The two people of a direct conversation, the smaller id first.
  add column direct_key text unique;

alter table chatroom_users add column is_muted boolean not null default false;

alter table chat_messages
  add column reply_to_message_id uuid,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  -- The room's change version when this message last changed, and how it did.
  add column change_version int not null default 0,
  add column change_kind text check (change_kind in ('edited', 'deleted', 'reacted', 'hidden'));
create unique index chat_messages_changes on chat_messages (chatroom_id, change_version) where change_version > 0;

-- What a message said before it was edited, for moderation.
create table chat_message_edits (
  message_id uuid not null references chat_messages (id) on delete cascade,
  change_version int not null,
  edited_at timestamptz not null,
  content text not null,
  primary key (message_id, change_version)
);

create table chat_reactions (
  message_id uuid not null references chat_messages (id) on delete cascade,
  user_id uuid not null references users (id),
  emoji text not null,
  created_at timestamptz not null,
  primary key (message_id, user_id, emoji)
);
create index chat_reactions_user on chat_reactions (user_id);
