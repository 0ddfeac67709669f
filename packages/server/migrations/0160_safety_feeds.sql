-- A feed of safety notices: all of them, or those on what matters to whoever asked for it.
alter table feed_tokens
  add column safety text check (safety in ('all', 'mine')),
  add unique (user_id, safety),
  drop constraint feed_tokens_check,
  add check (num_nonnulls(subscription_id, folio_id, safety) = 1);
