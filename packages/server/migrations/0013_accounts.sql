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

create table reports (
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  subject_type text not null check (subject_type in ('content', 'message', 'profile')),
  subject_id uuid not null,
  reason text not null check (reason in ('PatientData', 'Misinformation', 'Advertising', 'Offensive', 'Copyright', 'Other')),
  comment text,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by_id uuid references users (id) on delete set null,
  resolution text check (resolution in ('hidden', 'dismissed'))
);
create index reports_open on reports (created_at desc, id) where resolved_at is null;
create index reports_newest on reports (created_at desc, id);
create unique index reports_once on reports (reporter_id, subject_type, subject_id) where resolved_at is null;
