import { noticeSeverities } from '@materia/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { GatheredNotice } from './notice.ts'

export interface KeyedNotice extends GatheredNotice {
  key: string
}

/** Only what differs is written: the same reports again change no row. */
export async function putNotices(tx: Tx, notices: KeyedNotice[]): Promise<void> {
  const rows = notices.map(({ targets: _, severity, ...notice }) => ({
    ...notice,
    severity: noticeSeverities.indexOf(severity),
  }))
  await sql`
    insert into safety_notices (id, key, kind, state, severity, source_id, facts, starts_on, expected_end_on, ended_on, updated_on)
    select safety_notice_id(r.key), r.key, r.kind, r.state, r.severity, s.id, r.facts, r."startsOn", r."expectedEndOn", r."endedOn", r."updatedOn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (key text, kind text, state text, severity smallint, source text, facts jsonb, "startsOn" date, "expectedEndOn" date,
        "endedOn" date, "updatedOn" date)
    left join (values ('shortages', 'Drug Shortages Canada'), ('recalls', 'Health Canada Recalls and Safety Alerts'),
      ('retractions', 'Retraction Watch'), ('pubmed', 'PubMed'),
      ('drug-products', 'Health Canada Drug Product Database')) as known (source, name) on known.source = r.source
    left join content_sources s on s.name = known.name
    on conflict (key) do update
    set kind = excluded.kind, state = excluded.state, severity = excluded.severity, source_id = excluded.source_id, facts = excluded.facts,
        starts_on = excluded.starts_on, expected_end_on = excluded.expected_end_on, ended_on = excluded.ended_on,
        updated_on = excluded.updated_on
    where (safety_notices.kind, safety_notices.state, safety_notices.severity, safety_notices.source_id, safety_notices.facts,
           safety_notices.starts_on, safety_notices.expected_end_on, safety_notices.ended_on, safety_notices.updated_on)
      is distinct from (excluded.kind, excluded.state, excluded.severity, excluded.source_id, excluded.facts, excluded.starts_on,
           excluded.expected_end_on, excluded.ended_on, excluded.updated_on)`.execute(tx)
  await putTargets(tx, notices)
}

async function putTargets(tx: Tx, notices: KeyedNotice[]): Promise<void> {
  const targets = notices.flatMap(({ key, targets: own }) => own.map((target) => ({ key, ...target })))
  const wanted = sql`
    (select safety_notice_id(r.key) as notice_id, r.scheme, r.value
     from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as r (key text, scheme text, value text))`
  await sql`
    delete from safety_targets t
    where t.notice_id in (select safety_notice_id(k.key) from unnest(${notices.map(({ key }) => key)}::text[]) as k (key))
      and not exists (select from ${wanted} as w where (w.notice_id, w.scheme, w.value) = (t.notice_id, t.scheme, t.value))`.execute(
    tx,
  )
  await sql`
    insert into safety_targets (notice_id, scheme, value)
    select w.notice_id, w.scheme, w.value from ${wanted} as w
    on conflict do nothing`.execute(tx)
}

export async function deleteNotices(tx: Tx, keys: string[]): Promise<void> {
  await sql`delete from safety_notices where key = any(${keys}::text[])`.execute(tx)
}
