-- What somebody's first visit asks next; null where nothing is left to ask.
alter table profiles add first_run_step text check (first_run_step in ('Follow', 'Digest'));

-- Colleagues of one specialty, for whom to follow.
create index profiles_specialty on profiles (specialty_id, user_id) where specialty_id is not null;
