-- Another MINC or another school is not what was looked up.
drop trigger users_end_verification on users;
create trigger users_end_verification after update of first_name, last_name, user_type, minc, school_name on users for each row
  when ((old.first_name, old.last_name, old.user_type, old.minc, old.school_name)
    is distinct from (new.first_name, new.last_name, new.user_type, new.minc, new.school_name))
  execute function end_verification();
