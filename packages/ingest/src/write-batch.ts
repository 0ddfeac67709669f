import type { Tx } from '@materia/server/platform/db/db.ts'
import type { Counts } from './counts.ts'
import { insertQuarantined, keepSeen, listSightings, putSightings, type Sighting } from './import-state.queries.ts'
import type { Entry, RecordEntry, Source, Unit } from './source-definition.ts'
import { writeVersions } from './write-versions.ts'

type GoneEntry = Extract<Entry, { kind: 'gone' }>

/** Writes one batch within the caller's transaction and counts what became of it. */
export async function writeBatch(
  tx: Tx,
  {
    source,
    unit,
    runId,
    entries,
    counts,
    now,
  }: { source: Source; unit: Unit; runId: number; entries: Entry[]; counts: Counts; now: Date },
): Promise<void> {
  const records = entries.filter((entry): entry is RecordEntry => entry.kind === 'record')
  const deletions = entries.filter((entry): entry is GoneEntry => entry.kind === 'gone')
  const broken = entries.filter((entry) => entry.kind === 'broken')
  counts.read += entries.length - deletions.length
  counts.leftOut += entries.filter((entry) => entry.kind === 'left-out').length
  counts.broken += broken.length
  counts.deletions += deletions.length

  const sightings = await listSightings(
    tx,
    source.name,
    [...records, ...deletions].map(({ key }) => key),
  )
  const { fresh, passed } = newestOnly(records, sightings)
  counts.older += passed
  await writeRecords(tx, source, fresh, { counts, now })
  await writeDeletions(tx, source, deletions, counts)
  await noteSightings(tx, source, unit, fresh, deletions, sightings)
  // A broken record says nothing new, but it is not gone.
  const brokenKeys = broken.flatMap(({ key }) => key ?? [])
  if (unit.wholePart && brokenKeys.length > 0) await keepSeen(tx, source.name, unit.wholePart, brokenKeys)
  await insertQuarantined(
    tx,
    broken.map(({ place, key, reason, excerpt }) => ({
      run_id: runId,
      source: source.name,
      unit: unit.name,
      place,
      record_key: key,
      reason,
      excerpt: storable(excerpt),
    })),
  )
}

/** Of a record that comes more than once the best one, and none that is known in a newer state. */
function newestOnly(
  records: RecordEntry[],
  sightings: Map<string, Sighting>,
): { fresh: RecordEntry[]; passed: number } {
  const best = new Map<string, RecordEntry>()
  let passed = 0
  for (const record of records) {
    const known = best.get(record.key)
    if (isOlderThanSighting(record, sightings.get(record.key))) passed++
    else if (known && isOlder(record, known)) passed++
    else {
      if (known) passed++
      best.set(record.key, record)
    }
  }
  return { fresh: [...best.values()], passed }
}

function isOlder(one: RecordEntry, other: RecordEntry): boolean {
  const [revision, otherRevision] = [one.revision ?? 0, other.revision ?? 0]
  if (revision !== otherRevision) return revision < otherRevision
  return timeOf(one) < timeOf(other)
}

function isOlderThanSighting(record: RecordEntry, sighting: Sighting | undefined): boolean {
  if (!sighting) return false
  if (sighting.gone_on && timeOf(record) <= sighting.gone_on.getTime()) return true
  const revision = record.revision ?? 0
  if (revision !== sighting.revision) return revision < sighting.revision
  return timeOf(record) < sighting.seen_on.getTime()
}

async function writeRecords(
  tx: Tx,
  source: Source,
  records: RecordEntry[],
  { counts, now }: { counts: Counts; now: Date },
): Promise<void> {
  if (records.length === 0) return
  const written = source.write
    ? await source.write(tx, records, now)
    : await writeVersions(
        tx,
        records.flatMap(({ version }) => version ?? []),
        now,
      )
  counts.created += written.created ?? 0
  counts.updated += written.updated ?? 0
  counts.unchanged += written.unchanged ?? 0
  counts.older += written.older ?? 0
}

async function writeDeletions(tx: Tx, source: Source, deletions: GoneEntry[], counts: Counts): Promise<void> {
  if (deletions.length === 0 || !source.gone) return
  counts.gone += await source.gone(
    tx,
    deletions.map(({ key }) => key),
  )
}

/** Of sources without whole extracts only what outranks its date is noted: deletions and later revisions. */
async function noteSightings(
  tx: Tx,
  source: Source,
  unit: Unit,
  records: RecordEntry[],
  deletions: GoneEntry[],
  known: Map<string, Sighting>,
): Promise<void> {
  const part = unit.wholePart?.part ?? ''
  const seen = records
    .filter(({ key, revision }) => source.keepsSightings || (revision ?? 0) > 1 || known.has(key))
    .map(({ key, revision, date }) => ({
      record_key: key,
      part,
      seen_on: date ?? new Date(0),
      revision: revision ?? 0,
      gone_on: null,
    }))
  const gone = deletions
    .filter(({ key, date }) => date.getTime() > (known.get(key)?.gone_on?.getTime() ?? -1))
    .map(({ key, date }) => ({
      record_key: key,
      part,
      seen_on: date,
      revision: known.get(key)?.revision ?? 0,
      gone_on: date,
    }))
  const byKey = new Map([...seen, ...gone].map((sighting) => [sighting.record_key, sighting]))
  if (byKey.size > 0) await putSightings(tx, source.name, [...byKey.values()])
}

const timeOf = (record: RecordEntry) => record.date?.getTime() ?? 0
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '')
