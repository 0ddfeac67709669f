-- The language somebody reads Materia in: their screens, mails and messages.
alter table users add column language text not null default 'en' check (language in ('en', 'fr'));
