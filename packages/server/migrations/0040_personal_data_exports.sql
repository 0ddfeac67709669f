-- One download of a person's data at a time, over all processes. A lease that nobody extends runs out.
create table personal_data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  export_id uuid not null,
  expires_at timestamptz not null
);
