-- Each run of an importer, for `npm run import -- status`.
create table import_runs (
  id int generated always as identity primary key,
  source text not null,
  origin text not null,
  status text not null check (status in ('running', 'finished', 'stopped', 'failed')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  counts jsonb not null default '{}',
  message text
);
create index import_runs_newest on import_runs (source, id desc);

-- How far an unfinished run came in a file; moves on in the transaction that writes the rows.
create table import_checkpoints (
  source text not null,
  unit text not null,
  entries int not null,
  is_done boolean not null default false,
  primary key (source, unit)
);

-- Which record was last seen in which part of a source, and which ones the source took back.
create table import_sightings (
  source text not null,
  record_key text not null,
  part text not null,
  seen_on timestamptz not null,
  revision int not null default 0,
  gone_on timestamptz,
  primary key (source, record_key)
);
create index import_sightings_part on import_sightings (source, part, seen_on) where gone_on is null;

-- Records that were not in the format, with the reason.
create table import_quarantine (
  id int generated always as identity primary key,
  run_id int not null references import_runs (id) on delete cascade,
  source text not null,
  unit text not null,
  place text not null,
  record_key text,
  reason text not null,
  excerpt text not null,
  created_at timestamptz not null default now(),
  unique (source, unit, place)
);

-- The brands and ingredients each product names: groups, links and synonyms are drawn from it.
create table import_drug_groups (
  drug_key text not null,
  relation text not null check (relation in ('brand', 'ingredient')),
  group_key text not null,
  name text not null,
  name_fr text,
  published_on timestamptz,
  areas text[] not null default '{}',
  is_linked boolean not null default false,
  primary key (drug_key, group_key)
);
create index import_drug_groups_group on import_drug_groups (group_key, drug_key);
create index import_drug_groups_unlinked on import_drug_groups (drug_key) where not is_linked;

-- Where fetching goes on, and fingerprints of what was derived.
create table import_marks (
  source text not null,
  name text not null,
  value text not null,
  primary key (source, name)
);
