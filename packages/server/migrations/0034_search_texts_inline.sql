-- A phrase is looked for in hundreds of texts: one that stands in its row is read at once, one beside it in two more steps.
-- Texts written before keep their place until they are written again.
alter table search_texts alter words set storage main;
