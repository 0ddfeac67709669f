-- Lower case, without accents, marks and signs: words apart by one space. "Saint" is written as often as "St".
create or replace function fold_words(value text) returns text language plpgsql stable parallel safe as $$
begin
  value := lower(unaccent(normalize(coalesce(value, ''), nfc)));
  value := ' ' || regexp_replace(value, '[^[:alnum:]]+', ' ', 'g') || ' ';
  return trim(replace(replace(value, ' saint ', ' st '), ' sainte ', ' ste '));
end
$$;

-- A name without its signs and spaces; so long that longer ones need not be told apart.
create or replace function name_key(folded text) returns text language sql immutable parallel safe as $$
  select left(replace(folded, ' ', ''), 30)
$$;

-- A name is found from the start of any of its words: "de la Cruz" as delacruz, lacruz, cruz.
create or replace function name_words(part text, folded text) returns text[] language plpgsql immutable parallel safe as $$
declare
  words text[] := string_to_array(folded, ' ');
  found text[] := '{}';
begin
  for place in 1 .. least(cardinality(words), 4) loop
    found := found || (part || '=' || left(array_to_string(words[place:], ''), 30));
  end loop;
  return found;
end
$$;

-- Against a slip of the finger: the whole name and each of its words, as they are and with any one letter left out.
create or replace function name_slips(part text, folded text) returns text[] language plpgsql immutable parallel safe as $$
declare
  word text;
  found text[] := '{}';
begin
  foreach word in array string_to_array(folded, ' ') || replace(folded, ' ', '') loop
    word := left(word, 30);
    continue when length(word) < 4;
    for place in 1 .. length(word) + 1 loop
      found := found || (part || '~' || overlay(word placing '' from place for 1));
    end loop;
  end loop;
  return found;
end
$$;

-- A place is found by its words in any order; a province by its letters or its name. Bounded, as names are, so that
-- words fit the index by name whatever was typed.
create or replace function place_words(place text) returns text[] language plpgsql stable parallel safe as $$
declare
  folded text := ' ' || fold_words(translate(place, '''’', '')) || ' ';
  letters text;
  province text;
begin
  for letters, province in values
    ('ab', 'alberta'), ('bc', 'british columbia'), ('mb', 'manitoba'), ('nb', 'new brunswick'),
    ('nl', 'newfoundland and labrador'), ('ns', 'nova scotia'), ('nt', 'northwest territories'), ('nu', 'nunavut'),
    ('on', 'ontario'), ('pe', 'prince edward island pei'), ('qc', 'quebec'), ('sk', 'saskatchewan'), ('yt', 'yukon')
  loop
    if folded like '% ' || letters || ' ' then folded := ' ' || province || folded; exit; end if;
    if folded like '% ' || province || ' %' then folded := ' ' || letters || folded; end if;
  end loop;
  return array(
    select distinct 'p=' || left(word, 16)
    from unnest(string_to_array(trim(folded), ' ')) with ordinality as named (word, place)
    where word <> '' and named.place <= 12
  );
end
$$;

-- The directory lists people who confirmed their e-mail, even where an admin approved others before they did.
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
    || array(select 'g=' || code from unnest(profile.practice_languages) as code)
    || case when profile.is_taking_patients then array['accepting'] else '{}' end
    || case when profile.verified_until is not null then array['verified'] else '{}' end;
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

-- Everybody has a profile from the first moment, and the directory knows of a new name, place or status at once.
create or replace function make_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (user_id) values (new.id);
  return null;
end
$$;
create or replace function list_profile() returns trigger language plpgsql as $$
begin
  perform list_in_directory(u, new) from users u where u.id = new.user_id;
  return null;
end
$$;
create or replace function list_user() returns trigger language plpgsql as $$
begin
  perform list_in_directory(new, p) from profiles p where p.user_id = new.id;
  return null;
end
$$;

-- A register was read for one name and one profession: under another one the badge would vouch for somebody else.
create or replace function end_verification() returns trigger language plpgsql as $$
begin
  update verifications set state = 'Expired', expires_at = now() where user_id = new.id and state = 'Verified';
  update profiles set verified_by = null, verified_on = null, verified_until = null
  where user_id = new.id and verified_until is not null;
  return null;
end
$$;
