import type { NewVersion, PutOutcome } from '@materia/server/features/contents/index.ts'
import type { Db, Tx } from '@materia/server/platform/db/db.ts'
import type { Fetcher } from './input/fetcher.ts'
import type { InputFile } from './input/input.ts'
import type { ImportSettings } from './settings.ts'

/** A version as a source gives it: with its identity and with every field said. */
export type SourcedVersion<Kind extends NewVersion['type'] = NewVersion['type']> = Required<
  Pick<
    NewVersion<Kind>,
    | 'title'
    | 'summary'
    | 'byline'
    | 'extraSearchInfo'
    | 'sourceName'
    | 'sourceUrl'
    | 'publishedOn'
    | 'sourceDate'
    | 'details'
  >
> &
  Pick<NewVersion<Kind>, 'french' | 'feedWeight'> & { type: Kind; sourceKey: string; areasOfInterest: string[] }

export interface RecordEntry<Extra = unknown> {
  kind: 'record'
  key: string
  place: string
  /** The day of this state; an older one is passed by. */
  date: Date | null
  /** A higher one of the same record wins whatever its date. */
  revision?: number
  version?: SourcedVersion
  /** What this source writes besides versions. */
  extra?: Extra
}

/** One thing met in a source, in the order met. */
export type Entry<Extra = unknown> =
  | RecordEntry<Extra>
  | {
      kind: 'gone'
      key: string
      place: string /** Null where the source does not tell: when it is read. */
      date: Date | null
    }
  | { kind: 'left-out'; place: string /** "for animals", after a number. */; reason: string }
  | { kind: 'broken'; key: string | null; place: string; reason: string; excerpt: string }

/** What is read in one go and taken up again where it was left: a file, an extract, a page. */
export interface Unit<Extra = unknown> {
  name: string
  fingerprint: string
  sizeBytes: number
  /** Set where the unit holds all there is of a part of the source: what is not in it is gone from that day on. */
  wholePart?: { part: string; date: Date }
  read(onRead: (bytes: number) => void): AsyncIterable<Entry<Extra>>
}

export interface Plan<Extra = unknown> {
  units: Unit<Extra>[]
  /** Files that are not of this source, with the reason. */
  passedOver: string[]
}

export interface Source<Extra = unknown> {
  name: string
  title: string
  /** Looks at the files before anything is changed; throws NotInFormat where none is in the format. */
  plan(files: InputFile[]): Promise<Plan<Extra>>
  /** Whether sightings are kept of every record, so that what is gone and what is older is known. */
  keepsSightings: boolean
  /** Writes the records of one batch; without it their versions alone are written. */
  write?(tx: Tx, records: RecordEntry<Extra>[], now: Date): Promise<WriteCounts>
  /** Keeps every state of these records, whatever is known of them already. */
  keepStates?(tx: Tx, records: RecordEntry<Extra>[]): Promise<void>
  /** Takes these out of the catalogue as of that day; gives how many were still in it. */
  gone?(tx: Tx, keys: string[], at: Date): Promise<number>
  /** Where it lives, for people. */
  address(settings: ImportSettings): string
  /** What must be set before it can be fetched, as a sentence; files are imported without it. */
  missing?(settings: ImportSettings): string | undefined
  /** What to do when a run has found nothing new, where that is not the source's doing. */
  whenKnown?: string
  /** Brings what is new there, page by page. */
  fetch(context: FetchContext): Promise<Fetched>
  /** Binds what was read to the rest: groups, links, synonyms. */
  bind?(importer: ImportWriter): Promise<void>
}

/** How many records were new, differed, or were the same. */
export type WriteCounts = Partial<Record<PutOutcome, number>>

export interface FetchContext {
  fetcher: Fetcher
  settings: ImportSettings
  /** What an earlier fetch left to go on from. */
  marks: { find(name: string): Promise<string | undefined> }
  tell: (line: string) => void
}

export interface Fetched {
  paths: string[]
  /** Kept once the files are imported. */
  marks?: Record<string, string>
}

/** What an importer works with. */
export interface ImportWriter {
  db: Db
  /** Runs in one transaction that also delivers announcements; rolled back in a dry run. */
  inBatch<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  now: Date
  /** Says how far a step after the reading has come. */
  report(step: BindingStep): void
}

export interface BindingStep {
  /** "brands and ingredients" */
  name: string
  done: number
  /** Where it is known beforehand. */
  total?: number
}
