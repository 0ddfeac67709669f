-- Items whose search documents are to be made anew, because documents hold more than they did: a job goes through them by id.
create table search_renewals (
  one boolean primary key default true check (one),
  after_id uuid not null
);
insert into search_renewals (after_id)
select '00000000-0000-0000-0000-000000000000' where exists (select from content_items);
