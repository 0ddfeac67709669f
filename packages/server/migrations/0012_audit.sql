-- Who did what, when, from where. Rows are only ever added: the triggers refuse everything else, to the
-- application's own database user too.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  act text not null,
  actor_id uuid,
  subject_type text,
  subject_id text,
  ip text,
  detail jsonb not null default '{}'
);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_act on audit_log (act, id desc);
create index audit_log_actor on audit_log (actor_id, id desc) where actor_id is not null;
create index audit_log_subject on audit_log (subject_id, id desc) where subject_id is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log can only be added to.';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_audit_change();
