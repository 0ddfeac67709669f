import type { Tx } from '@materia/server/platform/db/db.ts'
import { type Counts, noCounts } from './counts.ts'
import {
  insertQuarantined,
  keepSeen,
  listSightings,
  listStateDays,
  putSightings,
  type Sighting,
} from './import-state.queries.ts'
import type { Entry, RecordEntry, Source, Unit } from './source-definition.ts'
import { writeVersions } from './write-versions.ts'

type GoneEntry = Extract<Entry, { kind: 'gone' }> & { date: Date }

export interface Batch {
  source: Source
  unit: Unit
  runId: number
  entries: Entry[]
  counts: Counts
  now: Date
  /** The days of the source's whole extracts, by part. */
  extracts: Map<string, Date[]>
}

/** Writes one batch within the caller's transaction and counts what became of it. */
export async function writeBatch(tx: Tx, batch: Batch): Promise<void> {
  const { source, unit, runId, entries, counts, now } = batch
  const records = entries.filter((entry): entry is RecordEntry => entry.kind === 'record')
  const ordered = entries.filter((entry) => entry.kind === 'gone')
  const broken = entries.filter((entry) => entry.kind === 'broken')
  counts.read += entries.length - ordered.length
  for (const entry of entries) if (entry.kind === 'left-out') countLeftOut(counts, entry.reason)
  counts.broken += broken.length
  counts.deletions += ordered.length

  const sightings = await listSightings(
    tx,
    source.name,
    [...records, ...ordered].map(({ key }) => key),
  )
  const { current, past, passed } = splitByAge(records, sightings, batch)
  counts.older += passed + past.length
  await writeRecords(tx, source, current, { counts, now })
  await writePast(tx, source, past, now)
  await source.keepStates?.(tx, records)
  const dated = ordered.map((entry) => ({ ...entry, date: entry.date ?? sightings.get(entry.key)?.gone_on ?? now }))
  const deletions = await withoutOutdated(tx, dated)
  await writeDeletions(tx, source, deletions, counts)
  await noteSightings(tx, batch, { current, past, deletions, sightings })
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

function countLeftOut(counts: Counts, reason: string): void {
  counts.leftOut++
  counts.leftOutFor[reason] = (counts.leftOutFor[reason] ?? 0) + 1
}

/** A record that its source no longer had on that day. */
interface PastRecord {
  record: RecordEntry
  goneOn: Date
}

/** Of a record that comes more than once the best one, and none that is known in a newer state. */
function splitByAge(
  records: RecordEntry[],
  sightings: Map<string, Sighting>,
  batch: Batch,
): { current: RecordEntry[]; past: PastRecord[]; passed: number } {
  const best = new Map<string, RecordEntry>()
  for (const record of records) {
    const known = best.get(record.key)
    if (isStateOlder(record, sightings.get(record.key)) || (known && isOlder(record, known))) continue
    best.set(record.key, record)
  }
  const fresh = [...best.values()].map((record) => ({
    record,
    goneOn: goneDayOf(record, sightings.get(record.key), batch),
  }))
  return {
    current: fresh.filter(({ goneOn }) => !goneOn).map(({ record }) => record),
    past: fresh.flatMap(({ record, goneOn }) => (goneOn ? [{ record, goneOn }] : [])),
    passed: records.length - best.size,
  }
}

function isOlder(one: RecordEntry, other: RecordEntry): boolean {
  const [revision, otherRevision] = [one.revision ?? 0, other.revision ?? 0]
  if (revision !== otherRevision) return revision < otherRevision
  return timeOf(one) < timeOf(other)
}

function isStateOlder(record: RecordEntry, sighting: Sighting | undefined): boolean {
  if (!sighting?.state_on) return false
  const revision = record.revision ?? 0
  if (revision !== sighting.revision) return revision < sighting.revision
  return timeOf(record) < sighting.state_on.getTime()
}

/** From which day on the source had a record no more: by the extract after the last one that holds it, or by a deletion. */
function goneDayOf(record: RecordEntry, sighting: Sighting | undefined, { unit, extracts }: Batch): Date | undefined {
  if (!unit.wholePart)
    return sighting?.gone_on && record.date && record.date <= sighting.gone_on ? sighting.gone_on : undefined
  const { part, seen_on } = lastSeen(unit.wholePart, sighting)
  return extracts.get(part)?.find((day) => day > seen_on)
}

const lastSeen = ({ part, date }: { part: string; date: Date }, sighting: Sighting | undefined) =>
  sighting && sighting.seen_on > date && !sighting.gone_on ? sighting : { part, seen_on: date }

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

/** What was gone before it came is kept as gone, in its last state: whoever looks for its number learns of it. */
async function writePast(tx: Tx, source: Source, past: PastRecord[], now: Date): Promise<void> {
  const gone = source.gone?.bind(source)
  if (past.length === 0 || !gone) return
  const known = await listStateDays(
    tx,
    past.map(({ record }) => record.key),
  )
  const isNews = ({ version, extra, key, date }: RecordEntry) =>
    (version || extra) && (!known.has(key) || (known.get(key)?.getTime() ?? 0) < (date?.getTime() ?? 0))
  const news = past.filter(({ record }) => isNews(record))
  await writeRecords(
    tx,
    source,
    news.map(({ record }) => record),
    { counts: noCounts(), now },
  )
  const byDay = Map.groupBy(news, ({ goneOn }) => goneOn.getTime())
  for (const [day, records] of byDay) {
    await gone(
      tx,
      records.map(({ record }) => record.key),
      new Date(day),
    )
  }
}

/** What came back after its deletion is there. */
async function withoutOutdated(tx: Tx, deletions: GoneEntry[]): Promise<GoneEntry[]> {
  if (deletions.length === 0) return []
  const known = await listStateDays(
    tx,
    deletions.map(({ key }) => key),
  )
  return deletions.filter(({ key, date }) => (known.get(key)?.getTime() ?? 0) <= date.getTime())
}

async function writeDeletions(tx: Tx, source: Source, deletions: GoneEntry[], counts: Counts): Promise<void> {
  if (deletions.length === 0 || !source.gone) return
  for (const [day, some] of Map.groupBy(deletions, ({ date }) => date.getTime())) {
    counts.gone += await source.gone(
      tx,
      some.map(({ key }) => key),
      new Date(day),
    )
  }
}

interface Written {
  current: RecordEntry[]
  past: PastRecord[]
  deletions: GoneEntry[]
  sightings: Map<string, Sighting>
}

/** Of sources without whole extracts only what outranks its date is noted: deletions and later revisions. */
async function noteSightings(
  tx: Tx,
  { source, unit }: Batch,
  { current, past, deletions, sightings: known }: Written,
): Promise<void> {
  const isNoted = ({ key, revision }: RecordEntry) => source.keepsSightings || (revision ?? 0) > 1 || known.has(key)
  const seen = current.filter(isNoted).map((record) => sightingOf(record, unit, known.get(record.key), null))
  const pastSeen = unit.wholePart
    ? past.map(({ record, goneOn }) => sightingOf(record, unit, known.get(record.key), goneOn))
    : []
  const gone = deletions
    .filter(({ key, date }) => date.getTime() > (known.get(key)?.gone_on?.getTime() ?? -1))
    .map(({ key, date }) => ({
      record_key: key,
      part: '',
      seen_on: date,
      state_on: known.get(key)?.state_on ?? null,
      revision: known.get(key)?.revision ?? 0,
      gone_on: date,
    }))
  const byKey = new Map([...seen, ...pastSeen, ...gone].map((sighting) => [sighting.record_key, sighting]))
  if (byKey.size > 0) await putSightings(tx, source.name, [...byKey.values()])
}

function sightingOf(record: RecordEntry, unit: Unit, known: Sighting | undefined, goneOn: Date | null): Sighting {
  const date = record.date ?? new Date(0)
  const { part, seen_on } = lastSeen(unit.wholePart ?? { part: '', date }, known)
  return { record_key: record.key, part, seen_on, state_on: date, revision: record.revision ?? 0, gone_on: goneOn }
}

const timeOf = (record: RecordEntry) => record.date?.getTime() ?? 0
const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '')
