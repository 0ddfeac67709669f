-- The cards ask for notices in their own query.
drop function if exists open_notices(uuid, text, text);
