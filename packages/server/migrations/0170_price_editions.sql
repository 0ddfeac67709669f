-- What each edition of the formulary says of a product, so that a timeline tells changes in whatever order editions come.
create table drug_price_editions (
  din text not null,
  item_number text not null,
  edition_on date not null,
  -- Of two extracts of one edition the later one counts.
  extracted_on date not null,
  individual_price numeric(12, 4),
  coverage text not null check (coverage in ('GeneralBenefit', 'LimitedUse', 'ExceptionalAccess', 'NotABenefit')),
  primary key (din, item_number, edition_on)
);
create index drug_price_editions_days on drug_price_editions (edition_on);

insert into drug_price_editions (din, item_number, edition_on, extracted_on, individual_price, coverage)
select din, item_number, edition_date, edition_date, individual_price, coverage
from drug_prices where edition_date is not null;
