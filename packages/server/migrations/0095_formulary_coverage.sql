-- How Ontario covers a product: worth a column each, since lists of products are sorted and filtered by them.
alter table drug_prices
  add column name text,
  add column generic_name text,
  add column coverage text not null default 'GeneralBenefit'
    check (coverage in ('GeneralBenefit', 'LimitedUse', 'ExceptionalAccess', 'NotABenefit')),
  add column limited_use jsonb not null default '[]',
  add column daily_cost numeric(12, 4),
  add column interchangeable_id text,
  add column edition_date date;

create index drug_prices_interchangeable on drug_prices (interchangeable_id);
