create table countries (
  id int primary key,
  identifier text not null unique,
  name text not null unique
);
insert into countries (id, identifier, name) values
  (1, 'CA', 'Canada'),
  (2, 'US', 'United States'),
  (3, 'INT', 'International');

-- Provinces, territories and states, by ISO 3166-2.
create table country_states (
  country_id int not null references countries (id),
  identifier text primary key,
  name text not null
);
create index country_states_country on country_states (country_id, name);
insert into country_states (country_id, identifier, name) values
  (1, 'CA-AB', 'Alberta'),
  (1, 'CA-BC', 'British Columbia'),
  (1, 'CA-MB', 'Manitoba'),
  (1, 'CA-NB', 'New Brunswick'),
  (1, 'CA-NL', 'Newfoundland and Labrador'),
  (1, 'CA-NS', 'Nova Scotia'),
  (1, 'CA-NT', 'Northwest Territories'),
  (1, 'CA-NU', 'Nunavut'),
  (1, 'CA-ON', 'Ontario'),
  (1, 'CA-PE', 'Prince Edward Island'),
  (1, 'CA-QC', 'Quebec'),
  (1, 'CA-SK', 'Saskatchewan'),
  (1, 'CA-YT', 'Yukon'),
  (2, 'US-AL', 'Alabama'),
  (2, 'US-AK', 'Alaska'),
  (2, 'US-AZ', 'Arizona'),
  (2, 'US-AR', 'Arkansas'),
  (2, 'US-CA', 'California'),
  (2, 'US-CO', 'Colorado'),
  (2, 'US-CT', 'Connecticut'),
  (2, 'US-DE', 'Delaware'),
  (2, 'US-DC', 'District of Columbia'),
  (2, 'US-FL', 'Florida'),
  (2, 'US-GA', 'Georgia'),
  (2, 'US-HI', 'Hawaii'),
  (2, 'US-ID', 'Idaho'),
  (2, 'US-IL', 'Illinois'),
  (2, 'US-IN', 'Indiana'),
  (2, 'US-IA', 'Iowa'),
  (2, 'US-KS', 'Kansas'),
  (2, 'US-KY', 'Kentucky'),
  (2, 'US-LA', 'Louisiana'),
  (2, 'US-ME', 'Maine'),
  (2, 'US-MD', 'Maryland'),
  (2, 'US-MA', 'Massachusetts'),
  (2, 'US-MI', 'Michigan'),
  (2, 'US-MN', 'Minnesota'),
  (2, 'US-MS', 'Mississippi'),
  (2, 'US-MO', 'Missouri'),
  (2, 'US-MT', 'Montana'),
  (2, 'US-NE', 'Nebraska'),
  (2, 'US-NV', 'Nevada'),
  (2, 'US-NH', 'New Hampshire'),
  (2, 'US-NJ', 'New Jersey'),
  (2, 'US-NM', 'New Mexico'),
  (2, 'US-NY', 'New York'),
  (2, 'US-NC', 'North Carolina'),
  (2, 'US-ND', 'North Dakota'),
  (2, 'US-OH', 'Ohio'),
  (2, 'US-OK', 'Oklahoma'),
  (2, 'US-OR', 'Oregon'),
  (2, 'US-PA', 'Pennsylvania'),
  (2, 'US-RI', 'Rhode Island'),
  (2, 'US-SC', 'South Carolina'),
  (2, 'US-SD', 'South Dakota'),
  (2, 'US-TN', 'Tennessee'),
  (2, 'US-TX', 'Texas'),
  (2, 'US-UT', 'Utah'),
  (2, 'US-VT', 'Vermont'),
  (2, 'US-VA', 'Virginia'),
  (2, 'US-WA', 'Washington'),
  (2, 'US-WV', 'West Virginia'),
  (2, 'US-WI', 'Wisconsin'),
  (2, 'US-WY', 'Wyoming');

alter table regions add column country_id int references countries (id);
update regions r set country_id = c.id from countries c where c.name = r.country;
alter table regions alter column country_id set not null;
alter table regions drop column country;
