-- Which ingredients a product has, whether its brand is a generic house's, and whether it may lead in feeds.
alter table import_drug_groups
  add column family text not null default '',
  add column is_house boolean not null default false,
  add column leads boolean not null default true;
create index import_drug_groups_family on import_drug_groups (family) where relation = 'brand';

-- Whether an identifier or a name led from one item to the other.
alter table content_links add column match text check (match in ('Identifier', 'Name'));

-- Areas taken over from the drugs of a decision, which its next version does not name itself.
alter table content_areas add column is_inherited boolean not null default false;
