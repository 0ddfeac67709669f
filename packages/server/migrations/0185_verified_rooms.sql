-- A room whose owner keeps it to verified professionals.
alter table chatrooms add column verified_only boolean not null default false;
create index chatrooms_verified_only on chatrooms (id) where verified_only;
