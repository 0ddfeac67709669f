-- Two edits may fall into one instant: what a comment said is numbered in the order of the edits.
alter table comment_edits add column place int;
update comment_edits e
set place = numbered.place
from (
  select comment_id, edited_at, row_number() over (partition by comment_id order by edited_at)::int as place
  from comment_edits
) numbered
where numbered.comment_id = e.comment_id and numbered.edited_at = e.edited_at;
alter table comment_edits
  drop constraint comment_edits_pkey,
  alter column place set not null,
  add primary key (comment_id, place);
