-- The address that somebody wants instead of theirs: it counts once the link mailed to it was opened.
create table email_changes (
  user_id uuid primary key references users (id) on delete cascade,
  -- Lower case. Other accounts may have it, or want it too.
  email text not null,
  -- The device on which it was asked for: it stays signed in.
  session_id uuid not null,
  requested_at timestamptz not null
);
create index email_changes_requested_at on email_changes (requested_at);

alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add constraint email_tokens_purpose_check
  check (purpose in ('finish-registration', 'reset-password', 'change-email'));
