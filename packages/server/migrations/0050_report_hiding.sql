alter table reports drop constraint reports_subject_type_check;
alter table reports add constraint reports_subject_type_check check (subject_type in ('content', 'message', 'profile', 'attachment'));

-- When this report took its subject out of sight; null for one that is only listed.
alter table reports add column hid_at timestamptz;
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

alter table attachments add column hidden_at timestamptz;
