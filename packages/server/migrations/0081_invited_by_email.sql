-- Somebody with an account who was invited by e-mail has both until they accept; others see the address alone.
alter table chatroom_users drop constraint chatroom_users_check;
alter table chatroom_users add constraint chatroom_users_check check (user_id is not null or email is not null);
