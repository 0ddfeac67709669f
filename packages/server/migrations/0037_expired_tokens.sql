-- Deleting a token looks for the one it replaced.
create index refresh_tokens_replaced_by_id on refresh_tokens (replaced_by_id);
