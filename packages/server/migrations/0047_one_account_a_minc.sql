-- A MINC belongs to one account: the first that gave it.
update users u
set minc = null
where minc is not null
  and exists (select from users o where o.minc = u.minc and (o.created_at, o.id) < (u.created_at, u.id));
create unique index users_minc on users (minc);
