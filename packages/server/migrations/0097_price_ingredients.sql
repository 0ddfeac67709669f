-- The substances of a row, as ingredients are called here: numbers that no product has are found by them.
alter table drug_prices add column ingredients text[] not null default '{}';
create index drug_prices_ingredients on drug_prices using gin (ingredients);

create index content_versions_company on content_versions (((details ->> 'companyId')::int))
  where superseded_by_id is null and details ? 'companyId';
