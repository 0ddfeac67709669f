-- "Xiaflex™" is indexed as Xiaflex: documents whose titles bear such a mark are made anew, with all others.
insert into search_renewals (after_id)
select '00000000-0000-0000-0000-000000000000' where exists (select from content_items)
on conflict (one) do update set after_id = excluded.after_id;
