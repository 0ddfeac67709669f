-- What somebody follows beside people.
create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  -- As the contract shapes it; the same thing is followed once.
  target jsonb not null,
  type text not null check (type in ('Search', 'Area', 'Content', 'Folio')),
  area_id int,
  content_item_id uuid references content_items (id) on delete cascade,
  -- A search as a stored question that new documents are held against: all its words, in either language.
  question tsquery,
  created_at timestamptz not null,
  -- By the database's own clock, as what is listed.
  since timestamptz not null default clock_timestamp(),
  is_muted boolean not null default false,
  unique (user_id, target)
);
create index subscriptions_area on subscriptions (area_id) where area_id is not null;
create index subscriptions_content on subscriptions (content_item_id) where content_item_id is not null;

-- A word without which a question cannot be met: the questions of a new document are found by its own words.
create table subscription_anchors (
  lexeme text collate "C" not null,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  primary key (lexeme, subscription_id)
);
create index subscription_anchors_subscription on subscription_anchors (subscription_id);

-- What came, once each. `about` is the item, or the version where the followed item itself changed.
create table subscription_matches (
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  about uuid not null,
  content_item_id uuid not null references content_items (id) on delete cascade,
  matched_at timestamptz not null,
  primary key (subscription_id, about)
);
create index subscription_matches_newest on subscription_matches (subscription_id, matched_at desc, about desc);
create index subscription_matches_content on subscription_matches (content_item_id);

-- What somebody wants to see less of in Discover.
create table mutes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  type text not null check (type in ('Area', 'Source', 'Person', 'Kind')),
  value text not null,
  created_at timestamptz not null,
  unique (user_id, type, value)
);

-- Addresses for feed readers. The token follows from the nonce and the server's secret; only its hash is kept.
create table feed_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subscription_id uuid references subscriptions (id) on delete cascade,
  folio_id uuid references content_items (id) on delete cascade,
  nonce bytea not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  unique (user_id, subscription_id),
  unique (user_id, folio_id),
  check (num_nonnulls(subscription_id, folio_id) = 1)
);
create index feed_tokens_subscription on feed_tokens (subscription_id) where subscription_id is not null;
create index feed_tokens_folio on feed_tokens (folio_id) where folio_id is not null;
