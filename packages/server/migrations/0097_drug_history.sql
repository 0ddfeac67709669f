-- What the formulary said of a product before its present row, or before it was delisted.
create table drug_price_history (
  din text not null,
  item_number text not null,
  individual_price numeric(12, 4),
  amount_mohltc_pays numeric(12, 4),
  coverage text not null,
  edition_date date,
  ended_on date not null,
  is_delisted boolean not null,
  primary key (din, item_number, ended_on)
);

-- The substances of a row, as ingredients are called here: numbers that no product has are found by them.
alter table drug_prices add column ingredients text[] not null default '{}';
create index drug_prices_ingredients on drug_prices using gin (ingredients);

create index content_versions_company on content_versions (((details ->> 'companyId')::int))
  where superseded_by_id is null and details ? 'companyId';
