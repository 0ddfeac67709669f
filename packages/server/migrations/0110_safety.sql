-- What a source says of one of its records, once for each notice it belongs to.
create table safety_reports (
  source text not null,
  record_key text not null,
  notice_key text not null,
  stated_on timestamptz not null,
  report jsonb not null,
  primary key (source, record_key, notice_key)
);
create index safety_reports_notice on safety_reports (notice_key);

-- What those reports come to. Facts alone: they are worded when they are shown.
create table safety_notices (
  id uuid primary key,
  key text not null unique,
  kind text not null check (kind in ('Shortage', 'Discontinuation', 'Recall', 'Advisory', 'Retraction', 'ExpressionOfConcern',
    'Correction', 'StatusChange', 'RemovedBySource')),
  state text not null check (state in ('Anticipated', 'Active', 'Resolved')),
  -- 0 critical, 1 warning, 2 information.
  severity smallint not null check (severity between 0 and 2),
  -- An entry of content_sources.
  source_id int,
  facts jsonb not null,
  starts_on date,
  expected_end_on date,
  ended_on date,
  updated_on date,
  -- The state that people were last told of.
  told_state text,
  is_open boolean not null generated always as (state <> 'Resolved') stored
);
create index safety_notices_newest on safety_notices (updated_on desc nulls last, id);
create index safety_notices_untold on safety_notices (id) where told_state is distinct from state;

-- What a notice is about, whether or not the catalogue has it: DINs, PMIDs, DOIs, and the names of recalled products.
create table safety_targets (
  notice_id uuid not null references safety_notices (id) on delete cascade,
  scheme text not null check (scheme in ('din', 'pmid', 'doi', 'drug-code', 'item', 'name')),
  value text not null,
  primary key (notice_id, scheme, value)
);
create index safety_targets_value on safety_targets (scheme, value);

-- The items a notice is about, and the brands and ingredients that hold them.
create table safety_bindings (
  notice_id uuid not null references safety_notices (id) on delete cascade,
  content_item_id uuid not null references content_items (id) on delete cascade,
  match text not null check (match in ('Identifier', 'Name')),
  is_direct boolean not null,
  primary key (notice_id, content_item_id)
);
create index safety_bindings_item on safety_bindings (content_item_id, notice_id);

insert into content_sources (name, region_id, licence, licence_url, name_fr, licence_fr, licence_url_fr) values
  ('Drug Shortages Canada', 1, 'Reported by manufacturers to Drug Shortages Canada', 'https://www.drugshortagescanada.ca/',
   'Pénuries de médicaments Canada', 'Déclaré par les fabricants à Pénuries de médicaments Canada', 'https://www.penuriesdemedicamentscanada.ca/'),
  ('Health Canada Recalls and Safety Alerts', 1, 'Contains information licensed under the Open Government Licence – Canada',
   'https://open.canada.ca/en/open-government-licence-canada', 'Rappels et avis de sécurité de Santé Canada',
   'Contient de l’information visée par la Licence du gouvernement ouvert – Canada', 'https://ouvert.canada.ca/fr/licence-du-gouvernement-ouvert-canada'),
  ('Retraction Watch', 3, 'The Retraction Watch Database, by Crossref', 'https://www.crossref.org/documentation/retrieve-metadata/retraction-watch/',
   null, 'Base de données Retraction Watch, par Crossref', null);
create index safety_reports_newest on safety_reports (source, stated_on desc);
create index content_items_gone on content_items (gone_at) where gone_at is not null;
