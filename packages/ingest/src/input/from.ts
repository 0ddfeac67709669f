import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Db } from '@materia/server/platform/db/db.ts'
import { NotInFormat } from '../formats/refusal.ts'
import { findMark, putMark } from '../import-state.queries.ts'
import type { ImportSettings } from '../settings.ts'
import type { Plan, Source } from '../source-definition.ts'
import { createFetcher } from './fetcher.ts'
import { listInputFiles, listInputs } from './input.ts'

export interface PlannedImport {
  plan: Plan
  origin: string
  /** To be called once the import has finished: what was fetched for it has served. */
  finish(): Promise<void>
}

export interface Origin {
  db: Db
  /** A file, folder, zip or address; the source's own address where there is none. */
  from: string | undefined
  /** Where fetched files are kept until they are imported. */
  folder: string
  settings: ImportSettings
  tell: (line: string) => void
  shouldStop: () => boolean
}

/** The source cannot be asked as things are set. */
export class NothingToAsk extends Error {}

/** What was fetched is kept for the next time while `work` has not finished it, unless it is of no use. */
export async function withPlan<Result>(
  source: Source,
  origin: Origin,
  work: (planned: PlannedImport) => Promise<Result>,
): Promise<Result> {
  const { from } = origin
  if (from !== undefined && !/^https?:\/\//i.test(from)) {
    return work({ plan: await planGiven(source, from), origin: from, finish: async () => undefined })
  }
  const kept = join(origin.folder, source.name)
  try {
    return await work(await planFetched(source, { ...origin, kept }, from))
  } catch (error) {
    if (error instanceof NotInFormat) await rm(kept, { recursive: true, force: true })
    throw error
  }
}

async function planGiven(source: Source, from: string): Promise<Plan> {
  const { files, folders } = await listInputs(from)
  if (files.length === 0 && folders.length > 0)
    throw new NotInFormat(from, `expected files, found folders alone (${folders.join(', ')}); import each by itself.`)
  const plan = await source.plan(files)
  const notEntered = folders.map((name) => `${name}: a folder within the folder; import it by itself.`)
  return { ...plan, passedOver: [...plan.passedOver, ...notEntered] }
}

async function planFetched(
  source: Source,
  { db, kept, settings, tell, shouldStop }: Origin & { kept: string },
  address: string | undefined,
): Promise<PlannedImport> {
  const fetcher = createFetcher({
    folder: kept,
    requestsPerSecond: settings.MATERIA_IMPORT_REQUESTS_PER_SECOND,
    retries: settings.MATERIA_IMPORT_RETRIES,
    backOffMs: settings.MATERIA_IMPORT_BACK_OFF_MS,
    tell,
    shouldStop,
  })
  const missing = address ? undefined : source.missing?.(settings)
  if (missing) throw new NothingToAsk(missing)
  tell(`Fetching from ${address ?? source.address(settings)} …`)
  const marks = { find: (name: string) => findMark(db, source.name, name) }
  const fetched = address
    ? { paths: [await fetcher.save(address, basename(new URL(address).pathname) || 'download')] }
    : await source.fetch({ fetcher, settings, marks, tell })
  const files = (await Promise.all(fetched.paths.map(listInputFiles))).flat()
  return {
    plan: files.length > 0 ? await source.plan(files) : { units: [], passedOver: [] },
    origin: address ?? source.address(settings),
    async finish() {
      for (const [name, value] of Object.entries(fetched.marks ?? {}))
        await putMark(db, { source: source.name, name, value })
      await rm(kept, { recursive: true, force: true })
    },
  }
}
