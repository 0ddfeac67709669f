-- The search engine. Its design is told in docs/decisions/search-engine.md.

-- intarray redefines && and @> of integer arrays wherever it is on the search path, so it gets a schema of its own.
create schema if not exists search_arrays;
create extension if not exists intarray with schema search_arrays;

create table search_terms (
  id int generated always as identity primary key,
  lexeme text collate "C" not null,
  check (id < 33554432)
);
create unique index search_terms_lexeme on search_terms (lexeme) include (id);

-- The truth: one narrow row a document.
create sequence search_documents_ord as int;
create table search_documents (
  ord int primary key,
  id uuid not null unique,
  class smallint not null check (class between 0 and 7),
  type smallint not null,
  audiences text[] check (cardinality(audiences) > 0),
  rank real not null,
  published_on date not null,
  length int not null,
  terms int[] not null
);
alter table search_documents alter terms set storage main;
comment on column search_documents.terms is 'sorted: term id << 4 | step of how often';
alter sequence search_documents_ord owned by search_documents.ord;
create index search_documents_audiences on search_documents using gin (audiences) with (fastupdate = off)
  where audiences is not null;
create index search_documents_newest on search_documents (published_on desc, ord desc);
create index search_documents_class_newest on search_documents (class, published_on desc, ord desc);
-- Everyone's documents are counted by class and type without reading them.
create index search_documents_open on search_documents (class, type) where audiences is null;

-- Words with their places, for phrases alone. A phrase is looked for in hundreds of texts: one that stands in its row is
-- read at once, one beside it in two more steps.
create table search_texts (
  ord int primary key,
  words tsvector not null
);
alter table search_texts alter words set storage main;

-- Titles and other names, folded, for suggestions.
create table search_titles (
  ord int not null,
  nth smallint not null,
  folded text collate "C" not null,
  label text not null,
  primary key (ord, nth)
);
create index search_titles_folded on search_titles (folded);

-- Changed since the last merge: always looked at, so that a write is found by the next search.
create sequence search_versions as bigint;
create table search_fresh (
  ord int primary key,
  version bigint not null default nextval('search_versions')
);
alter sequence search_versions owned by search_fresh.version;

-- The hint: for a term and a class the documents, best first, in blocks. May be stale; never decides what is shown.
create sequence search_segment_numbers as int;
create table search_segments (
  segment int primary key,
  is_base boolean not null,
  documents int not null,
  words bigint not null,
  ords int[] not null
);
create table search_postings (
  term int not null,
  class smallint not null,
  segment int not null,
  chunk smallint not null,
  documents int not null,
  postings int not null,
  top smallint not null,
  is_base boolean not null,
  block bytea not null,
  primary key (term, class, segment, chunk)
);
alter table search_postings alter block set storage external;
create index search_postings_segment on search_postings (segment) where not is_base;

-- Words of public titles, and the same words with a letter left out of their beginning, to find what was meant.
create table search_lexicon (
  word text collate "C" primary key,
  uses int not null default 1
);
create table search_typos (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);

-- The best of each short beginning that has too many followers to sort while someone types.
create table search_prefixes (
  prefix text collate "C" primary key,
  words text[] not null,
  ords int[] not null
);

create table search_synonyms (
  source text not null,
  term text collate "C" not null,
  synonym text[] not null,
  primary key (source, term, synonym)
);
create index search_synonyms_term on search_synonyms (term);
