-- Sources and areas of interest are lists that migrations alone change, and what is written takes its ids from those lists.
-- Looking each id up once more was an eighth of what writing an item cost. The lists refuse to lose an entry instead.
alter table content_areas drop constraint content_areas_area_id_fkey;
alter table content_items drop constraint content_items_source_id_fkey;
alter table content_versions drop constraint content_versions_source_id_fkey;

create function refuse_loss() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of % are kept: content refers to them.', tg_table_name;
end $$;

create trigger content_sources_are_kept before delete or truncate on content_sources
for each statement execute function refuse_loss();
create trigger areas_of_interest_are_kept before delete or truncate on areas_of_interest
for each statement execute function refuse_loss();
