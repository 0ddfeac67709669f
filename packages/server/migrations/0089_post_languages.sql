-- The language a post is written in; what sources bring has none here.
alter table content_items add column language text check (language in ('en', 'fr'));
update content_items set language = 'en'
where type in ('UserArticle', 'DraftUserArticle', 'UserExternalLink', 'DraftUserExternalLink');
create index content_items_rank_in_language on content_items (type, language, static_rank desc, id desc)
  where is_listed and language is not null;

-- In which languages somebody reads what colleagues write.
alter table users
  add column reading_languages text[] not null default '{en,fr}'
  check (cardinality(reading_languages) > 0 and reading_languages <@ '{en,fr}'::text[]);
