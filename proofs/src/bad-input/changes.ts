import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'

export interface ChangeWatch {
  /** The tables changed by what was committed since the last time. */
  take(): Promise<string[]>
}

/** Puts triggers on every table of the database; a rolled back change leaves no trace, as it should. */
export async function watchChanges(db: Db): Promise<ChangeWatch> {
  await sql`create schema watch`.execute(db)
  await sql`create table watch.changes (table_name text not null)`.execute(db)
  await sql`
    create function watch.note() returns trigger language plpgsql as $$
    begin
      if exists (select from changed) then
        insert into watch.changes values (tg_table_name);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    do $$
    declare
      place record;
    begin
      for place in
        select c.oid::regclass as name
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
      loop
        execute format('create trigger watch_insert after insert on %s referencing new table as changed for each statement execute function watch.note()', place.name);
        execute format('create trigger watch_update after update on %s referencing new table as changed for each statement execute function watch.note()', place.name);
        execute format('create trigger watch_delete after delete on %s referencing old table as changed for each statement execute function watch.note()', place.name);
      end loop;
    end $$`.execute(db)
  return {
    async take() {
      const { rows } = await sql<{ table_name: string }>`delete from watch.changes returning table_name`.execute(db)
      return [...new Set(rows.map((row) => row.table_name))].sort()
    },
  }
}
