-- What happened that somebody is told of, as facts: it is worded in their language when they read it.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- What it is about: somebody has one notification of each, however often it happens.
  key text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  actor_id uuid references users (id) on delete set null,
  content_item_id uuid references content_items (id) on delete cascade,
  chatroom_id uuid references chatrooms (id) on delete cascade,
  facts jsonb not null default '{}',
  -- Whether its receiver wanted the kind on screen when it came.
  in_app boolean not null default true,
  -- When it went out in a mail.
  mailed_at timestamptz,
  unique (user_id, kind, key)
);
create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_old on notifications (created_at) where read_at is not null;
create index notifications_key on notifications (kind, key);
create index notifications_actor on notifications (actor_id) where actor_id is not null;
create index notifications_content on notifications (content_item_id) where content_item_id is not null;
create index notifications_chatroom on notifications (chatroom_id) where chatroom_id is not null;

-- The people whom a gathered notification counts. Whoever took it back is kept, so that doing it again is no news.
create table notification_actors (
  notification_id uuid not null references notifications (id) on delete cascade,
  actor_id uuid not null references users (id) on delete cascade,
  at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (notification_id, actor_id)
);
create index notification_actors_actor on notification_actors (actor_id);

-- Where somebody wants a kind otherwise than it comes.
create table notification_preferences (
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  in_app boolean not null,
  email text not null check (email in ('Off', 'Instant', 'Daily', 'Weekly')),
  primary key (user_id, kind)
);

-- Invitations that wait for an answer are unread notifications.
insert into notifications (id, user_id, kind, key, created_at, actor_id, content_item_id)
select gen_random_uuid(), fu.user_id, 'FolioInvite', fu.folio_id, fu.created_at, fu.invited_by_id, fu.folio_id
from folio_users fu
where fu.user_id is not null and fu.status = 'Pending';
insert into notifications (id, user_id, kind, key, created_at, actor_id, chatroom_id)
select gen_random_uuid(), cu.user_id, 'ChatroomInvite', cu.chatroom_id, cu.modified_at, cu.invited_by_user_id, cu.chatroom_id
from chatroom_users cu
where cu.user_id is not null and cu.status = 'Invited';
insert into notifications (id, user_id, kind, key, created_at, actor_id, content_item_id)
select gen_random_uuid(), a.user_id, 'AuthorRequest', a.content_item_id, a.asked_at, i.owner_id, a.content_item_id
from author_requests a
join content_items i on i.id = a.content_item_id
where a.status = 'Asked' and a.asked_at is not null;
