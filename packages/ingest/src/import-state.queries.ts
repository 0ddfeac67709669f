import type { Db } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import type { Counts } from './counts.ts'
import type { RunStatus } from './import-state.tables.ts'
import './import-state.tables.ts'

/** Ends the origin of a run that wrote nothing. */
export const dryRunMark = ' (dry run)'

export async function insertRun(db: Db, run: { source: string; origin: string }): Promise<number> {
  const { id } = await db
    .insertInto('import_runs')
    .values({ ...run, status: 'running', finished_at: null, message: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function endRun(
  db: Db,
  id: number,
  end: { status: RunStatus; counts: Counts; message: string | null },
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ status: end.status, counts: JSON.stringify(end.counts), message: end.message, finished_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** A run that was killed left its row as it stood. */
export async function endLostRuns(db: Db, source: string): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ status: 'stopped', message: 'Ended without a word; the next run went on from its last batch.' })
    .where('source', '=', source)
    .where('status', '=', 'running')
    .execute()
}

/** The newest run of each source that was to write, and the last one that finished. */
export async function listNewestRuns(db: Db) {
  const { rows } = await sql<{
    source: string
    origin: string
    status: RunStatus
    started_at: Date
    finished_at: Date | null
    counts: Partial<Counts>
    message: string | null
    last_finished_at: Date | null
  }>`
    select distinct on (r.source) r.source, r.origin, r.status, r.started_at, r.finished_at, r.counts, r.message,
           max(r.finished_at) filter (where r.status = 'finished') over (partition by r.source) as last_finished_at
    from import_runs r
    where r.origin not like ${`%${dryRunMark}`}
    order by r.source, r.id desc`.execute(db)
  return rows
}

export async function listCheckpoints(
  db: Db,
  source: string,
): Promise<Map<string, { entries: number; isDone: boolean }>> {
  const rows = await db
    .selectFrom('import_checkpoints')
    .select(['unit', 'entries', 'is_done'])
    .where('source', '=', source)
    .execute()
  return new Map(rows.map((row) => [row.unit, { entries: row.entries, isDone: row.is_done }]))
}

export async function putCheckpoint(
  db: Db,
  checkpoint: { source: string; unit: string; entries: number; is_done: boolean },
): Promise<void> {
  await db
    .insertInto('import_checkpoints')
    .values(checkpoint)
    .onConflict((conflict) =>
      conflict.columns(['source', 'unit']).doUpdateSet({ entries: checkpoint.entries, is_done: checkpoint.is_done }),
    )
    .execute()
}

export async function deleteCheckpoints(db: Db, source: string, units: string[]): Promise<void> {
  await db
    .deleteFrom('import_checkpoints')
    .where('source', '=', source)
    .where('unit', '=', sql<string>`any(${units}::text[])`)
    .execute()
}

export interface Sighting {
  record_key: string
  part: string
  /** The newest extract or deletion that names it. */
  seen_on: Date
  /** The day of the state that was written; none where every record of it was broken, or only its deletion is known. */
  state_on: Date | null
  revision: number
  gone_on: Date | null
}

export async function listSightings(db: Db, source: string, keys: string[]): Promise<Map<string, Sighting>> {
  const rows = await db
    .selectFrom('import_sightings')
    .select(['record_key', 'part', 'seen_on', 'state_on', 'revision', 'gone_on'])
    .where('source', '=', source)
    .where('record_key', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Map(rows.map((row) => [row.record_key, row]))
}

/** Only what differs is written: the same file again changes no row. */
export async function putSightings(db: Db, source: string, sightings: Sighting[]): Promise<void> {
  await sql`
    insert into import_sightings (source, record_key, part, seen_on, state_on, revision, gone_on)
    select ${source}, r.record_key, r.part, r.seen_on, r.state_on, r.revision, r.gone_on
    from jsonb_to_recordset(${JSON.stringify(sightings)}::jsonb)
      as r (record_key text, part text, seen_on timestamptz, state_on timestamptz, revision int, gone_on timestamptz)
    on conflict (source, record_key) do update
    set part = excluded.part, seen_on = excluded.seen_on, state_on = excluded.state_on, revision = excluded.revision,
        gone_on = excluded.gone_on
    where (import_sightings.part, import_sightings.seen_on, import_sightings.state_on, import_sightings.revision,
           import_sightings.gone_on)
      is distinct from (excluded.part, excluded.seen_on, excluded.state_on, excluded.revision, excluded.gone_on)`.execute(
    db,
  )
}

/** Records that are in an extract, whatever else is the matter with them. */
export async function keepSeen(
  db: Db,
  source: string,
  { part, date }: { part: string; date: Date },
  keys: string[],
): Promise<void> {
  await sql`
    insert into import_sightings (source, record_key, part, seen_on)
    select distinct ${source}, k.key, ${part}, ${date}::timestamptz from unnest(${keys}::text[]) k(key)
    on conflict (source, record_key) do update
    set part = excluded.part, seen_on = excluded.seen_on
    where import_sightings.seen_on < excluded.seen_on and import_sightings.gone_on is null`.execute(db)
}

/** The days of the whole extracts of each part, oldest first. */
export async function listExtracts(db: Db, source: string): Promise<Map<string, Date[]>> {
  const rows = await db
    .selectFrom('import_extracts')
    .select(['part', 'date'])
    .where('source', '=', source)
    .orderBy('date')
    .execute()
  const days = new Map<string, Date[]>()
  for (const { part, date } of rows) days.set(part, [...(days.get(part) ?? []), date])
  return days
}

/** Notes a whole extract and gives the records last seen before it: from its day on they are gone. */
export async function takeUnseen(
  db: Db,
  source: string,
  { part, date }: { part: string; date: Date },
  seen: ReadonlySet<string>,
): Promise<string[]> {
  await sql`
    insert into import_extracts (source, part, date) values (${source}, ${part}, ${date})
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ record_key: string }>`
    update import_sightings
    set gone_on = ${date}
    where source = ${source} and part = ${part} and seen_on < ${date} and (gone_on is null or gone_on > ${date})
      and not (record_key = any(${[...seen]}::text[]))
    returning record_key`.execute(db)
  return rows.map((row) => row.record_key)
}

/** The days of the states that the catalogue shows of these records. */
export async function listStateDays(db: Db, keys: string[]): Promise<Map<string, Date | null>> {
  const { rows } = await sql<{ source_key: string; source_date: Date | null }>`
    select i.source_key, v.source_date
    from content_items i
    join content_versions v on v.id = i.current_version_id
    where i.source_key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.source_key, row.source_date]))
}

export interface QuarantineRow {
  run_id: number
  source: string
  unit: string
  place: string
  record_key: string | null
  reason: string
  excerpt: string
}

export async function insertQuarantined(db: Db, rows: QuarantineRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('import_quarantine')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['source', 'unit', 'place']).doNothing())
    .execute()
}

export async function findMark(db: Db, source: string, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('import_marks')
    .select('value')
    .where('source', '=', source)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.value
}

export async function putMark(db: Db, mark: { source: string; name: string; value: string }): Promise<void> {
  await db
    .insertInto('import_marks')
    .values(mark)
    .onConflict((conflict) => conflict.columns(['source', 'name']).doUpdateSet({ value: mark.value }))
    .execute()
}
