-- 0 to 1: how much people open and keep a document, the latest counting most; told by the product from time to time.
alter table search_documents add popularity real not null default 0;
create index search_documents_popular on search_documents (ord) where popularity > 0;
create index clippings_added on clippings (added_at);
