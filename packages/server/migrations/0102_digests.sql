-- A mail of what gathered since the last one: one for a person, a kind and a day or week.
create table digests (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- The day, the week, or the moment somebody asked for it.
  period text not null,
  -- What came before this moment is in it.
  up_to timestamptz not null,
  -- Noted when the mail server took it. Until then it is sent again, under the same Message-ID.
  sent_at timestamptz,
  unique (user_id, kind, period)
);

alter table notifications add digest_id uuid references digests (id) on delete set null;
create index notifications_digest on notifications (digest_id) where digest_id is not null;
create index notifications_to_mail on notifications (user_id, kind) where mailed_at is null and read_at is null;

-- When somebody reads their mail: at seven in Toronto unless they say otherwise.
create table digest_times (
  user_id uuid primary key references users (id) on delete cascade,
  time_zone text not null,
  hour smallint not null check (hour between 0 and 23)
);

-- Who agreed to which mails, when, to which words, and until when.
create table mail_consents (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  rhythm text not null,
  wording text not null,
  language text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index mail_consents_open on mail_consents (user_id, kind) where withdrawn_at is null;
create index mail_consents_user on mail_consents (user_id, given_at);
create index notification_preferences_mailed on notification_preferences (email, user_id) where email in ('Daily', 'Weekly');
