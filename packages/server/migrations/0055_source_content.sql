-- The text of the source itself, where the fields of the kind do not hold it.
alter table content_versions add column source_content text;
-- What a linked page says about itself.
alter table link_previews add column description text;
