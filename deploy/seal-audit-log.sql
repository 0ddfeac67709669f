-- Run once by the administrator of the database server, after the first start and after a restore:
--   psql --dbname=materia --file=deploy/seal-audit-log.sql
-- The application's user, here materia, may then read and add to the audit log and nothing else: it can neither
-- change entries nor take the guards of the table away. Without this the guards refuse changes all the same, but
-- their owner is the application's user.
begin;
alter schema public owner to current_user;
grant create, usage on schema public to materia;
alter table audit_log owner to current_user;
alter function refuse_audit_change() owner to current_user;
revoke all on audit_log from public, materia;
grant select, insert on audit_log to materia;
-- For pg_dump.
grant select on sequence audit_log_id_seq to materia;
commit;
