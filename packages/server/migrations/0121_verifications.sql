-- What somebody asked to have looked up in a regulator's register, and what an admin saw there.
create table verifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('Requested', 'Verified', 'Expired', 'Refused')),
  province text not null,
  regulator text not null,
  licence_number text not null,
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  -- The day on which the register was read.
  checked_on date,
  expires_at timestamptz,
  -- What was seen there; for admins.
  note text,
  -- Why it was refused or taken back; for the person.
  reason text,
  reminded_at timestamptz
);
create unique index verifications_requested on verifications (user_id) where state = 'Requested';
create unique index verifications_verified on verifications (user_id) where state = 'Verified';
create index verifications_of_user on verifications (user_id, requested_at desc, id);
create index verifications_by_state on verifications (state, requested_at, id);
create index verifications_expiring on verifications (expires_at) where state = 'Verified';

-- The verification that stands, beside the profile: names are listed with it everywhere.
alter table profiles add column verified_by text;
alter table profiles add column verified_on date;
alter table profiles add column verified_until timestamptz;
create trigger profiles_listed_as_verified
  after update of verified_until
  on profiles for each row execute function list_profile();
create trigger users_end_verification after update of first_name, last_name, user_type on users for each row
  when ((old.first_name, old.last_name, old.user_type) is distinct from (new.first_name, new.last_name, new.user_type))
  execute function end_verification();
