-- Who pays for what is promoted or speaks for an organisation, and what for, where that was said.
alter table content_items add column paid_by text;
alter table content_items add column paid_for text;
