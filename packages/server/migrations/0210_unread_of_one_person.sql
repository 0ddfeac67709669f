-- How much of one person stands unread is counted before they are told of again; whoever is given alone is found too.
create index notifications_unread_of on notifications (user_id, actor_id, created_at) where read_at is null;
drop index notifications_unread;
