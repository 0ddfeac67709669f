import { createWriteStream } from 'node:fs'
import { BadSetting } from '@materia/server/platform/config/config.ts'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { isUnavailable } from '@materia/server/platform/db/unavailable.ts'
import { createEvents } from '@materia/server/platform/events/events.ts'
import { countsLine, outcomeLine } from './counts.ts'
import { fetchedFolder, openOwnDatabase } from './database.ts'
import { NotInFormat } from './formats/refusal.ts'
import { importAll, interrupted, type SourceOutcome } from './import-all.ts'
import { AlreadyRunning, whileAlone } from './import-lock.ts'
import { listNewestRuns } from './import-state.queries.ts'
import { FetchFailed, FetchStopped } from './input/fetcher.ts'
import { NothingToAsk, type PlannedImport, withPlan } from './input/from.ts'
import { progressLine } from './progress.ts'
import { keepRefusals } from './refusals.ts'
import { type ImportContext, runImport } from './run-import.ts'
import { readImportSettings } from './settings.ts'
import type { Source } from './source-definition.ts'
import { sources } from './sources/index.ts'
import { type SourceName, sourceNames } from './sources/source-names.ts'

/** Nobody waits for an answer: rather late than broken off. */
const connectMs = 10 * 60_000

/** Runs the command and gives the exit code. */
export async function runCommand(command: SourceName | 'all' | 'status', values: ImportValues): Promise<number> {
  try {
    return await onDatabase((context) => {
      if (command === 'status') return status(context)
      if (command === 'all')
        return importAll(values.from, (name, from) => outcomeOf(context, name, { ...values, from }), tell)
      return importAlone(context, command, values)
    })
  } catch (error) {
    return codeOf(error)
  }
}

const importAlone = (context: ImportContext, name: SourceName, values: ImportValues) =>
  whileAlone(context.db, sources[name], () => importSource(context, name, values))

/** One source among all: what it cannot do is said, and leaves the others to go on. */
async function outcomeOf(context: ImportContext, name: SourceName, values: ImportValues): Promise<SourceOutcome> {
  try {
    const code = await importAlone(context, name, values)
    const [run] = (await listNewestRuns(context.db)).filter(({ source }) => source === name)
    return { name, code, line: run ? `${run.status}: ${run.message ?? countsLine(run.counts)}` : 'nothing was read' }
  } catch (error) {
    if (error instanceof NothingToAsk) return { name, code: 0, line: `passed over: ${error.message}` }
    const code = codeOf(error)
    return { name, code, line: `failed: ${sentenceOf(error) ?? (error as Error).message}` }
  }
}

/** Tells people what went wrong. */
function codeOf(error: unknown): number {
  if (error instanceof FetchStopped) {
    tell('Stopped. The same command goes on from here.')
    return interrupted
  }
  process.stderr.write(`${sentenceOf(error) ?? (error as Error).stack}\n`)
  return 1
}

/** What somebody can act upon; undefined for a fault of ours. */
function sentenceOf(error: unknown): string | undefined {
  const { message } = error as Error
  if (isUnavailable(error))
    return `The database cannot be reached (${message}). What was written stays: once it answers, the same command goes on from here.`
  const isTold = [NotInFormat, BadSetting, FetchFailed, NothingToAsk, AlreadyRunning].some(
    (kind) => error instanceof kind,
  )
  return isTold ? message : undefined
}

export interface ImportValues {
  from?: string
  'dry-run': boolean
  report?: string
}

async function importSource(context: ImportContext, name: SourceName, values: ImportValues): Promise<number> {
  const settings = readImportSettings(process.env)
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(interrupted)
    isStopping = true
    process.stdout.write('\nStopping after this batch; once more ends at once.\n')
  }
  const shouldStop = () => isStopping
  const origin = { db: context.db, from: values.from, folder: fetchedFolder(process.env), settings, tell, shouldStop }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    return await withPlan(sources[name], origin, (planned) =>
      importPlanned(context, sources[name], planned, values, shouldStop),
    )
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
}

async function importPlanned(
  context: ImportContext,
  source: Source,
  { plan, origin, finish }: PlannedImport,
  values: ImportValues,
  shouldStop: () => boolean,
): Promise<number> {
  for (const reason of plan.passedOver) tell(`Passed over: ${reason}`)
  const report = values.report ? createWriteStream(values.report) : undefined
  const progress = progressLine(process.stdout)
  const refusals = keepRefusals()
  try {
    const { status, counts } = await runImport(context, source, plan, {
      origin,
      isDryRun: values['dry-run'],
      shouldStop,
      onBatch: ({ unit, ...rest }) => progress.show({ name: unit.name, ...rest }),
      onBinding: progress.bind,
      onBroken: ({ key, place, reason, excerpt }) => {
        refusals.add({ place, reason })
        report?.write(`${JSON.stringify({ source: source.name, place, key, reason, excerpt })}\n`)
      },
    })
    progress.end()
    tell(`${outcomeLine(source, counts)}${values['dry-run'] ? ' Nothing was written.' : ''}`)
    for (const line of refusals.lines(values.report)) tell(line)
    if (status === 'finished' && !values['dry-run']) await finish()
    if (status === 'stopped') {
      tell('Stopped. The same command goes on from here.')
      return interrupted
    }
    return counts.broken > 0 && counts.broken === counts.read ? 1 : 0
  } finally {
    progress.end()
    await new Promise<void>((closed) => (report ? report.end(() => closed()) : closed()))
  }
}

async function status({ db }: ImportContext): Promise<number> {
  const runs = new Map((await listNewestRuns(db)).map((run) => [run.source, run]))
  for (const name of sourceNames) {
    const run = runs.get(name)
    if (!run) {
      tell(`${name.padEnd(14)} has never run.`)
      continue
    }
    tell(`${name.padEnd(14)} ${run.status} ${when(run.finished_at ?? run.started_at)}, from ${run.origin}`)
    tell(`${' '.repeat(14)} ${run.message ?? countsLine(run.counts)}`)
    if (run.status !== 'finished' && run.last_finished_at)
      tell(`${' '.repeat(14)} last finished ${when(run.last_finished_at)}`)
  }
  return 0
}

async function onDatabase<Result>(work: (context: ImportContext) => Promise<Result>): Promise<Result> {
  const own = await openOwnDatabase(process.env)
  try {
    await migrate(own.url)
    const { db, close } = openDatabase({ url: own.url, poolSize: 4, applicationName: 'materia-import', connectMs })
    try {
      return await work({ db, events: createEvents(() => undefined) })
    } finally {
      await close()
    }
  } finally {
    await own.stop()
  }
}

function when(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ')
}

function tell(line: string) {
  process.stdout.write(`${line}\n`)
}
