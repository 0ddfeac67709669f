-- One notice, one id, whatever was read first: a UUID of version 8 made of its key.
create or replace function safety_notice_id(key text) returns uuid language sql immutable as $$
  select (substr(md5(key), 1, 12) || '8' || substr(md5(key), 14, 3) || '8' || substr(md5(key), 18))::uuid
$$;
