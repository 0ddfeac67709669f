-- Everyone's documents are counted by class and type without reading them.
create index search_documents_open on search_documents (class, type) where audiences is null;
