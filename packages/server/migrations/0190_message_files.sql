-- Pictures and files that go along with a message, in the order they were attached.
alter table chat_messages add column attachment_ids uuid[] not null default '{}';

alter table attachment_uses drop constraint attachment_uses_holder_kind_check;
alter table attachment_uses add constraint attachment_uses_holder_kind_check
  check (holder_kind in ('content-version', 'folio', 'profile', 'link-preview', 'chat-message'));
