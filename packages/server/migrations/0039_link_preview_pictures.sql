-- A preview holds its picture for as long as it is remembered itself.
alter table link_previews add column id uuid not null unique default gen_random_uuid();
create index link_previews_asked_at on link_previews (asked_at);

alter table attachment_uses drop constraint attachment_uses_holder_kind_check;
alter table attachment_uses add constraint attachment_uses_holder_kind_check
  check (holder_kind in ('content-version', 'folio', 'profile', 'link-preview'));

insert into attachment_uses (attachment_id, holder_kind, holder_id)
select image_attachment_id, 'link-preview', id from link_previews where image_attachment_id is not null;
