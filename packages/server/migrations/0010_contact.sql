create table contact_messages (
  id uuid primary key,
  name text not null,
  email text not null,
  message text not null,
  reason text not null check (reason in ('BusinessInquiry', 'Investor', 'Press')),
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc, id);

-- Answers to the small sum asked of visitors, so that each counts once.
create table spent_challenges (
  challenge text primary key,
  expires_at timestamptz not null
);
create index spent_challenges_expiry on spent_challenges (expires_at);
