-- What a card shows, kept with the version so that a list never opens the details.
alter table content_versions
  add column fact_line text,
  add column status_word text,
  add column external_link text;

-- Whether an item is offered to every reader, since when, and where it stands before anybody's taste is asked:
-- a day of freshness counts one, a step of editorial rank ten, and a stable jitter up to three.
alter table content_items
  add column source_id int references content_sources (id),
  add column is_listed boolean not null generated always as
    (visibility = 'public' and not is_deleted and hidden_at is null and gone_at is null) stored,
  add column static_rank double precision not null generated always as
    (date_rank + editorial_rank * 10 + rnd_sort * 3) stored,
  add column listed_at timestamptz,
  add column ranked_at timestamptz not null default now();
alter table content_items set (fillfactor = 90);

create function note_listing() returns trigger language plpgsql as $$
declare
  was_listed boolean := false;
  listed boolean := new.visibility = 'public' and not new.is_deleted and new.hidden_at is null and new.gone_at is null;
begin
  if tg_op = 'UPDATE' then
    was_listed := old.listed_at is not null;
    if (new.date_rank, new.editorial_rank, new.rnd_sort, new.type)
      is distinct from (old.date_rank, old.editorial_rank, old.rnd_sort, old.type) then
      new.ranked_at := now();
    end if;
  end if;
  if listed and not was_listed then new.listed_at := now(); end if;
  if not listed then new.listed_at := null; end if;
  return new;
end
$$;
create trigger content_items_note_listing
  before insert or update of visibility, is_deleted, hidden_at, gone_at, date_rank, editorial_rank, rnd_sort, type on content_items
  for each row execute function note_listing();
update content_items set type = type;

drop index content_items_newest;
drop index content_items_newest_of_type;
create index content_items_newest on content_items (type, published_on desc nulls last, id desc) where is_listed;
create index content_items_newest_of_owner on content_items (owner_id, published_on desc nulls last, id desc) where is_listed and owner_id is not null;
create index content_items_rank on content_items (type, static_rank desc, id desc) where is_listed;
create index content_items_listed on content_items (listed_at) where is_listed;
create index content_items_reranked on content_items (ranked_at) where is_listed;

-- One row per version: counting a view leaves the version's own row, and with it its xmin, untouched.
create table content_view_counts (
  version_id uuid primary key references content_versions (id) on delete cascade,
  views int not null
);
insert into content_view_counts select version_id, count(*) from content_views group by version_id;

-- A reader's Discover as it was put in order once; later pages are slices of it.
create table feeds (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  filter text not null,
  head int not null,
  made_at timestamptz not null,
  -- By the database's clock: what was listed later is not part of this feed.
  as_of timestamptz not null default now(),
  -- How many ids stand in its pages, and how many of these were chosen for this reader.
  length int not null,
  chosen int not null,
  -- Where the static order was left off.
  cursor_rank double precision,
  cursor_id uuid,
  is_complete boolean not null default false,
  -- The reader follows or cares about something else by now: the next first page makes a new feed.
  is_stale boolean not null default false
);
create index feeds_reader on feeds (user_id, filter, made_at desc, id desc);
create index feeds_made_at on feeds (made_at);

create table feed_pages (
  feed_id uuid not null references feeds (id) on delete cascade,
  first int not null,
  item_ids uuid[] not null check (cardinality(item_ids) <= 100),
  primary key (feed_id, first)
);

create table trending_contents (
  content_item_id uuid primary key references content_items (id) on delete cascade,
  score double precision not null
);
create index trending_contents_score on trending_contents (score desc, content_item_id);
