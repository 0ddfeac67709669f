-- A room's picture, and which rooms a member keeps before the others.
alter table chatrooms add column picture_attachment_id uuid references attachments (id) on delete set null;
create index chatrooms_picture on chatrooms (picture_attachment_id) where picture_attachment_id is not null;
alter table chatroom_users add column is_pinned boolean not null default false;

alter table attachment_uses drop constraint attachment_uses_holder_kind_check;
alter table attachment_uses add constraint attachment_uses_holder_kind_check
  check (holder_kind in ('content-version', 'folio', 'profile', 'link-preview', 'chat-message', 'chatroom'));
