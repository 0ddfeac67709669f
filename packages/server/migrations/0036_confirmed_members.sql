-- The directory lists people who confirmed their e-mail, even where an admin approved others before they did.
create or replace function list_in_directory(person users, profile profiles) returns void language plpgsql as $$
declare
  folded_last text := fold_words(person.last_name);
  folded_first text := fold_words(person.first_name);
  words text[];
begin
  if person.status <> 'Approved' or not person.email_confirmed
    or person.user_type is null or person.user_type not in ('Doctor', 'NursePractitioner') then
    delete from directory_entries where user_id = person.id;
    return;
  end if;
  words := name_words('l', folded_last) || name_words('f', folded_first)
    || case when 'location' = any (profile.hidden_fields) then '{}' else place_words(profile.location) end
    || array_remove(array['s=' || profile.specialty_id, 's=' || profile.sub_specialty_id], null)
    || case when profile.is_taking_patients then array['accepting'] else '{}' end;
  insert into directory_entries (user_id, last_key, first_key, words, words_and_slips)
  values (
    person.id, name_key(folded_last), name_key(folded_first), array_to_tsvector(words),
    array_to_tsvector(words || name_slips('l', folded_last) || name_slips('f', folded_first))
  )
  on conflict (user_id) do update
  set last_key = excluded.last_key, first_key = excluded.first_key, words = excluded.words,
      words_and_slips = excluded.words_and_slips;
end
$$;

drop trigger users_listed on users;
create trigger users_listed after update of first_name, last_name, status, user_type, email_confirmed on users for each row
  when ((old.first_name, old.last_name, old.status, old.user_type, old.email_confirmed)
    is distinct from (new.first_name, new.last_name, new.status, new.user_type, new.email_confirmed))
  execute function list_user();

delete from directory_entries e using users u where u.id = e.user_id and not u.email_confirmed;
