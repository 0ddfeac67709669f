-- Residents and students can be found where people are invited; the search for doctors still lists those in practice.
alter table directory_entries add column is_in_practice boolean not null default true;
alter table directory_entries alter column is_in_practice drop default;
drop index directory_entries_by_name;
create index directory_entries_by_name on directory_entries (last_key, first_key, user_id) include (words, is_in_practice);

create or replace function list_in_directory(person users, profile profiles) returns void language plpgsql as $$
declare
  folded_last text := fold_words(person.last_name);
  folded_first text := fold_words(person.first_name);
  words text[];
begin
  if person.status <> 'Approved' or not person.email_confirmed or person.user_type is null then
    delete from directory_entries where user_id = person.id;
    return;
  end if;
  words := name_words('l', folded_last) || name_words('f', folded_first)
    || case when 'location' = any (profile.hidden_fields) then '{}' else place_words(profile.location) end
    || array_remove(array['s=' || profile.specialty_id, 's=' || profile.sub_specialty_id], null)
    || case when profile.is_taking_patients then array['accepting'] else '{}' end;
  insert into directory_entries (user_id, last_key, first_key, words, words_and_slips, is_in_practice)
  values (
    person.id, name_key(folded_last), name_key(folded_first), array_to_tsvector(words),
    array_to_tsvector(words || name_slips('l', folded_last) || name_slips('f', folded_first)),
    person.user_type in ('Doctor', 'NursePractitioner')
  )
  on conflict (user_id) do update
  set last_key = excluded.last_key, first_key = excluded.first_key, words = excluded.words,
      words_and_slips = excluded.words_and_slips, is_in_practice = excluded.is_in_practice;
end
$$;

select list_in_directory(u, p)
from users u
join profiles p on p.user_id = u.id
where u.user_type in ('MedicalResident', 'MedicalStudent');
