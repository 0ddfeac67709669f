-- What words and documents mean, as directions in a space that is learnt from the collection itself. A later learning has
-- another space: directions are compared within one alone. The design is told in docs/decisions/search-engine.md.
create table search_learnings (
  learning int generated always as identity primary key,
  -- How many documents there were.
  documents int not null,
  -- Documents up to this one have been given their direction in this space.
  folded_to int not null default 0,
  is_folded boolean not null default false
);

create table search_term_vectors (
  learning int not null references search_learnings on delete cascade,
  term int not null,
  vector bytea not null,
  primary key (learning, term)
);
alter table search_term_vectors alter vector set storage main;

create table search_vectors (
  ord int primary key,
  learning int not null,
  -- Of `search_fresh`, where the document was fresh.
  version bigint,
  vector bytea not null
);
alter table search_vectors alter vector set storage main;
