create or replace function note_listing() returns trigger language plpgsql as $$
declare
  was_listed boolean := false;
  listed boolean := new.visibility = 'public' and not new.is_deleted and new.hidden_at is null and new.gone_at is null;
begin
  if tg_op = 'UPDATE' then
    was_listed := old.listed_at is not null;
    if (new.date_rank, new.editorial_rank, new.rnd_sort, new.type, new.feed_weight)
      is distinct from (old.date_rank, old.editorial_rank, old.rnd_sort, old.type, old.feed_weight) then
      new.ranked_at := now();
    end if;
  end if;
  if listed and not was_listed then new.listed_at := now(); end if;
  if not listed then new.listed_at := null; end if;
  return new;
end
$$;

-- Sources and areas of interest are lists that migrations alone change, and what is written takes its ids from those lists.
create or replace function refuse_loss() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of % are kept: content refers to them.', tg_table_name;
end $$;
