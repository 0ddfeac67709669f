-- A second word without which a question cannot be met: most questions whose first word a document has are left out by it,
-- from the index alone.
alter table subscription_anchors add column second text collate "C";
drop index subscription_anchors_subscription;
alter table subscription_anchors drop constraint subscription_anchors_pkey;
create unique index subscription_anchors_words on subscription_anchors (lexeme, subscription_id, second) nulls not distinct;
create index subscription_anchors_subscription on subscription_anchors (subscription_id);
