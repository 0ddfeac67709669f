create table reports (
  id uuid primary key,
  reporter_id uuid references users (id) on delete set null,
  subject_type text not null check (subject_type in ('content', 'message', 'profile', 'attachment')),
  subject_id uuid not null,
  reason text not null check (reason in ('PatientData', 'Misinformation', 'Advertising', 'Offensive', 'Copyright', 'Other')),
  comment text,
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by_id uuid references users (id) on delete set null,
  resolution text check (resolution in ('hidden', 'dismissed')),
  -- When this report took its subject out of sight; null for one that is only listed.
  hid_at timestamptz
);
create index reports_open on reports (created_at desc, id) where resolved_at is null;
create index reports_newest on reports (created_at desc, id);
create unique index reports_once on reports (reporter_id, subject_type, subject_id) where resolved_at is null;
create index reports_hiding on reports (reporter_id, hid_at) where hid_at is not null;
create index reports_subject on reports (subject_id, subject_type);

-- What an admin has looked at and cleared: no report for that reason hides it again.
create table report_clearances (
  subject_type text not null,
  subject_id uuid not null,
  reason text not null,
  cleared_at timestamptz not null,
  cleared_by_id uuid references users (id) on delete set null,
  primary key (subject_type, subject_id, reason)
);
