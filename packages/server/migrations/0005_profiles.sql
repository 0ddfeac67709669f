-- Specialties as the Royal College and the College of Family Physicians name them; below a parent its sub-specialties.
create table specialties (
  id int primary key,
  name text not null,
  parent_id int references specialties (id),
  -- What people call it besides.
  other_names text not null default '',
  folded_name text not null default '',
  folded_words text not null default '',
  name_fr text not null,
  folded_name_fr text not null,
  unique nulls not distinct (parent_id, name),
  unique nulls not distinct (parent_id, name_fr)
);

create table areas_of_interest (
  id int primary key,
  title text not null unique,
  parent_id int references areas_of_interest (id),
  title_fr text not null unique
);

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  location text,
  specialty_id int references specialties (id),
  sub_specialty_id int references specialties (id),
  phone_number text,
  phone_extension text,
  qualifications text[] not null default '{}',
  bio text,
  is_taking_patients boolean not null default false,
  profile_picture_attachment_id uuid,
  hidden_fields text[] not null default '{email,phoneOutsideDirectory}',
  -- Out of sight until an editor has looked at it.
  held_at timestamptz,
  -- When somebody chose their areas of interest, or chose none: they are asked once.
  areas_chosen_at timestamptz,
  -- In which languages somebody sees patients, as ISO 639 codes; the directory finds them by it.
  practice_languages text[] not null default '{}'
);
create index profiles_picture on profiles (profile_picture_attachment_id) where profile_picture_attachment_id is not null;

create table profile_areas (
  user_id uuid not null references profiles (user_id) on delete cascade,
  area_id int not null references areas_of_interest (id),
  primary key (user_id, area_id)
);
create index profile_areas_area on profile_areas (area_id, user_id);

create table follows (
  id uuid primary key,
  source_user_id uuid not null references users (id) on delete cascade,
  followed_user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  unique (source_user_id, followed_user_id),
  check (source_user_id <> followed_user_id)
);
create index follows_following on follows (source_user_id, created_at desc, id desc);
create index follows_followers on follows (followed_user_id, created_at desc, id desc);

-- The directory's own table, so that going along it by name reads one index alone. Rows exist for listed people only, and
-- triggers alone write them.
create table directory_entries (
  user_id uuid primary key references profiles (user_id) on delete cascade,
  last_key text collate "C" not null,
  first_key text collate "C" not null,
  -- Names, place, specialties and whether patients are taken.
  words tsvector not null,
  -- The same, and what names become by a slip.
  words_and_slips tsvector not null,
  -- Residents and students are found only where people are invited.
  is_in_practice boolean not null
);
create index directory_entries_by_name on directory_entries (last_key, first_key, user_id) include (words, is_in_practice);
create index directory_entries_words on directory_entries using gin (words);
create index directory_entries_words_and_slips on directory_entries using gin (words_and_slips);

-- One download of a person's data at a time, over all processes. A lease that nobody extends runs out.
create table personal_data_exports (
  user_id uuid primary key references users (id) on delete cascade,
  export_id uuid not null,
  expires_at timestamptz not null
);
