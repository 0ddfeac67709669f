-- They call functions, which stand in functions/ and are made before this file is applied.

create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_audit_change();

create trigger users_make_profile after insert on users for each row execute function make_profile();

create trigger profiles_listed
  after insert or update of location, specialty_id, sub_specialty_id, practice_languages, is_taking_patients, hidden_fields
  on profiles for each row execute function list_profile();

create trigger users_listed after update of first_name, last_name, status, user_type, email_confirmed on users for each row
  when ((old.first_name, old.last_name, old.status, old.user_type, old.email_confirmed)
    is distinct from (new.first_name, new.last_name, new.status, new.user_type, new.email_confirmed))
  execute function list_user();

create trigger content_items_note_listing
  before insert or update of visibility, is_deleted, hidden_at, gone_at, date_rank, editorial_rank, rnd_sort, type on content_items
  for each row execute function note_listing();

create trigger content_sources_are_kept before delete or truncate on content_sources
for each statement execute function refuse_loss();
create trigger areas_of_interest_are_kept before delete or truncate on areas_of_interest
for each statement execute function refuse_loss();
