-- Invitations that were withdrawn, left or asked anew: whoever answers one of them is told that it has ended.
create table folio_ended_invites (
  id uuid primary key,
  folio_id uuid not null references content_items (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  ended_at timestamptz not null
);
create index folio_ended_invites_folio on folio_ended_invites (folio_id);
create index folio_ended_invites_user on folio_ended_invites (user_id);

-- People of a folio are listed in the order they were invited.
create index folio_users_folio on folio_users (folio_id, created_at, id);
