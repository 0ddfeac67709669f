-- Which whole extracts of a part of a source were read: what an extract does not hold is gone from its day on, whichever is read first.
create table import_extracts (
  source text not null,
  part text not null,
  date timestamptz not null,
  primary key (source, part, date)
);
insert into import_extracts (source, part, date)
select source, part, seen_on from import_sightings where part <> ''
union
select source, part, gone_on from import_sightings where part <> '' and gone_on is not null;

-- The day of the state that was written: a broken record is seen later than that.
alter table import_sightings add column state_on timestamptz;
update import_sightings set state_on = seen_on where gone_on is distinct from seen_on;
drop index import_sightings_part;
create index import_sightings_part on import_sightings (source, part, seen_on);

-- An older extract does not bring back an older address.
alter table companies add column stated_on timestamptz;
