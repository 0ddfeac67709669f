import { bindNotices } from '@materia/server/features/safety/index.ts'
import type { Db, Tx } from '@materia/server/platform/db/db.ts'
import { type Events, inTransaction } from '@materia/server/platform/events/events.ts'
import { type Counts, noCounts } from './counts.ts'
import {
  deleteCheckpoints,
  dryRunMark,
  endLostRuns,
  endRun,
  insertRun,
  listCheckpoints,
  listExtracts,
  putCheckpoint,
  takeUnseen,
} from './import-state.queries.ts'
import { settleMemory } from './memory.ts'
import type { BindingStep, Entry, ImportWriter, Plan, Source, Unit } from './source-definition.ts'
import { writeBatch } from './write-batch.ts'

export interface ImportContext {
  db: Db
  events: Events
}

export interface ImportOptions {
  /** Where the records come from, for the list of runs. */
  origin: string
  isDryRun?: boolean
  now?: Date
  /** Entries written in one transaction. */
  batchSize?: number
  onBatch?: (progress: { unit: Unit; counts: Counts; readBytes: number; totalBytes: number }) => void
  /** Hears of what follows the reading. */
  onBinding?: (step: BindingStep) => void
  onBroken?: (entry: Extract<Entry, { kind: 'broken' }>, unit: Unit) => void
  /** Asked between batches. */
  shouldStop?: () => boolean
}

export interface ImportResult {
  status: 'finished' | 'stopped'
  counts: Counts
}

const entriesPerBatch = 1_000

/**
 * Reads the units one after the other. Each batch and the place it ends at are one transaction, so a run that was
 * stopped or killed goes on exactly there.
 */
export async function runImport(
  context: ImportContext,
  source: Source,
  plan: Plan,
  options: ImportOptions,
): Promise<ImportResult> {
  const { db } = context
  if (!options.isDryRun) await endLostRuns(db, source.name)
  const runId = await insertRun(db, {
    source: source.name,
    origin: options.isDryRun ? `${options.origin}${dryRunMark}` : options.origin,
  })
  const counts = noCounts()
  try {
    const status = await readUnits(context, source, plan.units, {
      ...options,
      runId,
      counts,
      seenInDryRun: new Set(),
    })
    await endRun(db, runId, { status, counts, message: null })
    return { status, counts }
  } catch (error) {
    await endRun(db, runId, { status: 'failed', counts, message: (error as Error).message })
    throw error
  }
}

interface RunState extends ImportOptions {
  runId: number
  counts: Counts
  /** Keys of what a dry run read: their sightings were rolled back. */
  seenInDryRun: Set<string>
}

async function readUnits(
  context: ImportContext,
  source: Source,
  units: Unit[],
  state: RunState,
): Promise<ImportResult['status']> {
  const checkpoints = state.isDryRun ? new Map() : await listCheckpoints(context.db, source.name)
  const totalBytes = units.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  let doneBytes = 0
  for (const unit of units) {
    const checkpoint = checkpoints.get(unit.fingerprint)
    if (!checkpoint?.isDone) {
      const isWhole = await readUnit(context, source, unit, {
        ...state,
        doneBytes,
        totalBytes,
        skip: checkpoint?.entries ?? 0,
      })
      if (!isWhole) return 'stopped'
    } else state.counts.resumed += checkpoint.entries
    doneBytes += unit.sizeBytes
  }
  // Only now: what has left one part may have come into another.
  for (const unit of units) await settleGone(context, source, unit, state)
  if (state.isDryRun) return 'finished'
  const importer = importWriterOf(context, state)
  await source.bind?.(importer)
  await importer.inBatch((tx) => bindNotices(tx, importer.now))
  await deleteCheckpoints(
    context.db,
    source.name,
    units.map(({ fingerprint }) => fingerprint),
  )
  return 'finished'
}

interface UnitState extends RunState {
  doneBytes: number
  totalBytes: number
  /** Entries that an earlier run has written. */
  skip: number
}

/** False where it was asked to stop before the end. */
async function readUnit(context: ImportContext, source: Source, unit: Unit, state: UnitState): Promise<boolean> {
  const importer = importWriterOf(context, state)
  const extracts = await listExtracts(context.db, source.name)
  let readBytes = 0
  let entriesDone = 0
  const entries = unit.read((bytes) => {
    readBytes += bytes
  })
  for await (const batch of batchesAhead(entries, state.batchSize ?? entriesPerBatch)) {
    const fresh = batch.slice(Math.max(0, state.skip - entriesDone))
    state.counts.resumed += batch.length - fresh.length
    entriesDone += batch.length
    if (fresh.length === 0) continue
    await importer.inBatch(async (tx) => {
      await writeBatch(tx, {
        source,
        unit,
        runId: state.runId,
        entries: fresh,
        counts: state.counts,
        now: importer.now,
        extracts,
      })
      await putCheckpoint(tx, { source: source.name, unit: unit.fingerprint, entries: entriesDone, is_done: false })
    })
    settleMemory()
    for (const entry of fresh) {
      if (entry.kind === 'broken') state.onBroken?.(entry, unit)
      if (state.isDryRun && 'key' in entry && entry.key) state.seenInDryRun.add(entry.key)
    }
    state.onBatch?.({
      unit,
      counts: state.counts,
      readBytes: state.doneBytes + Math.min(readBytes, unit.sizeBytes),
      totalBytes: state.totalBytes,
    })
    if (state.shouldStop?.()) return false
  }
  await importer.inBatch((tx) =>
    putCheckpoint(tx, { source: source.name, unit: unit.fingerprint, entries: entriesDone, is_done: true }),
  )
  return true
}

async function settleGone(context: ImportContext, source: Source, unit: Unit, state: RunState): Promise<void> {
  const { wholePart } = unit
  if (!wholePart || !source.gone) return
  await importWriterOf(context, state).inBatch(async (tx) => {
    const unseen = await takeUnseen(tx, source.name, wholePart, state.seenInDryRun)
    if (unseen.length > 0) state.counts.gone += (await source.gone?.(tx, unseen, wholePart.date)) ?? 0
  })
}

class RolledBack extends Error {}

function importWriterOf(context: ImportContext, { isDryRun, now, onBinding }: ImportOptions): ImportWriter {
  return {
    db: context.db,
    now: now ?? new Date(),
    report: (step) => onBinding?.(step),
    inBatch: isDryRun ? (work) => rolledBack(context, work) : (work) => inTransaction(context, work),
  }
}

/** Does the work, learns what would become of it, and undoes it. */
async function rolledBack<Result>(context: ImportContext, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  let result: Result | undefined
  try {
    await inTransaction(context, async (tx) => {
      result = await work(tx)
      throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  return result as Result
}

/** Batches, the next one being read while the last one is written. */
async function* batchesAhead(entries: AsyncIterable<Entry>, size: number): AsyncGenerator<Entry[]> {
  const iterator = entries[Symbol.asyncIterator]()
  const take = async () => {
    const batch: Entry[] = []
    while (batch.length < size) {
      const { value, done } = await iterator.next()
      if (done) break
      batch.push(value)
    }
    return batch
  }
  let next = take()
  try {
    for (;;) {
      const batch = await next
      if (batch.length === 0) return
      next = batch.length < size ? Promise.resolve([]) : take()
      // Whoever asks for it hears of its fault; until then it is nobody's unhandled one.
      next.catch(() => undefined)
      yield batch
    }
  } finally {
    await next.catch(() => undefined)
    await iterator.return?.()
  }
}
