-- What a notice is found by on the list of notices: names in both languages, maker and numbers, folded as questions are.
alter table safety_notices add column words tsvector not null generated always as (to_tsvector('simple'::regconfig, translate(lower(left(
    coalesce(facts #>> '{name,en}', '') || ' ' ||
    coalesce(facts #>> '{name,fr}', '') || ' ' ||
    coalesce(facts #>> '{product,en}', '') || ' ' ||
    coalesce(facts #>> '{product,fr}', '') || ' ' ||
    coalesce(facts ->> 'company', '') || ' ' ||
    coalesce(facts ->> 'journal', '') || ' ' ||
    coalesce(facts ->> 'din', '') || ' ' ||
    coalesce(facts ->> 'pmid', ''), 20000)),
  'àâäáãåçéèêëíìîïñóòôöõúùûüÿ', 'aaaaaaceeeeiiiinooooouuuuy'))) stored;
create index safety_notices_words on safety_notices using gin (words);
