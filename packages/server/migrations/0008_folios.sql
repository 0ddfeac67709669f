-- What a folio holds, in order, with the reason why each was saved.
create table clippings (
  folio_id uuid not null references content_items (id) on delete cascade,
  content_item_id uuid not null references content_items (id) on delete cascade,
  position double precision not null,
  note text,
  added_by_id uuid references users (id) on delete set null,
  added_at timestamptz not null default now(),
  primary key (folio_id, content_item_id)
);
create index clippings_order on clippings (folio_id, position, content_item_id);
create index clippings_item on clippings (content_item_id, folio_id);

-- People of a folio beside its owner. Somebody without an account is known by the e-mail address invited.
create table folio_users (
  id uuid primary key,
  folio_id uuid not null references content_items (id) on delete cascade,
  user_id uuid references users (id) on delete cascade,
  email text,
  invited_by_id uuid references users (id) on delete set null,
  status text not null check (status in ('Pending', 'Accepted', 'Declined')),
  created_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (folio_id, user_id),
  unique (folio_id, email),
  check (user_id is not null or email is not null)
);
create index folio_users_user on folio_users (user_id, status, folio_id);
create index folio_users_email on folio_users (email) where user_id is null;
-- People of a folio are listed in the order they were invited.
create index folio_users_folio on folio_users (folio_id, created_at, id);

-- Invitations that were withdrawn, left or asked anew: whoever answers one of them is told that it has ended.
create table folio_ended_invites (
  id uuid primary key,
  folio_id uuid not null references content_items (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  ended_at timestamptz not null
);
create index folio_ended_invites_folio on folio_ended_invites (folio_id);
create index folio_ended_invites_user on folio_ended_invites (user_id);
