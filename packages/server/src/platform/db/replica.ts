import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from './db.ts'
import { replayedBy, writtenBy } from './log-position.ts'
import { isUnavailable } from './unavailable.ts'

export type DatabaseRole = 'primary' | 'replica'

/** Reads where it costs the primary least, and sees every write acknowledged before the read began. */
export interface ReplicaPool {
  /** `work` writes nothing: what fails for the replica's own reasons is done once more on the primary. */
  read<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

interface Watcher {
  onRead(role: DatabaseRole): void
  /** The replica is used from now on; or it is not, for this reason. */
  onChange(change: { isUsed: boolean; reason?: string }): void
}

interface Servers {
  primary: Database
  primaryUrl: string
  replicaUrl: string | undefined
  poolSize: number
}

const timeoutMs = 100
const late = 'It lags behind or does not answer.'
const pollMs = 1
const restMs = 1_000
const connectMs = 1_000
const queryMs = 5_000

export function openReplicaPool({ primary, primaryUrl, replicaUrl, poolSize }: Servers, watcher: Watcher): ReplicaPool {
  if (!replicaUrl) return { read: (work) => readFrom(primary, work), close: async () => undefined }
  const replica = openDatabase({ url: replicaUrl, poolSize, connectMs, queryMs })
  const health = watchReplica({ primaryUrl, replicaUrl }, watcher.onChange)

  function readFrom<Result>(database: Database, work: (database: Database) => Promise<Result>): Promise<Result> {
    watcher.onRead(database === primary ? 'primary' : 'replica')
    return work(database)
  }

  return {
    async read(work) {
      if (!(await health.isCurrent())) return readFrom(primary, work)
      try {
        return await readFrom(replica, work)
      } catch (error) {
        if (isUnavailable(error)) health.rest((error as Error).message)
        else if (!isCutShort(error)) throw error
        return readFrom(primary, work)
      }
    },
    async close() {
      await Promise.all([health.close(), replica.close()])
    },
  }
}

/** What `work` comes to, or `otherwise` when it takes too long. */
function within<Result>(ms: number, work: Promise<Result>, otherwise: Result): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Result>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** Replaying the log has the last word over those who read what it changes: 40001 and 40P01 are its refusals. */
const isCutShort = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string }).code ?? '')

interface ReplicaHealth {
  /** Has the replica seen every write acknowledged before the question? Waits for it, shortly. */
  isCurrent(): Promise<boolean>
  rest(reason: string): void
  close(): Promise<void>
}

/** A replica that is away, behind or strange is left alone for a second at a time, and nobody waits for it meanwhile. */
function watchReplica(
  { primaryUrl, replicaUrl }: { primaryUrl: string; replicaUrl: string },
  onChange: Watcher['onChange'],
): ReplicaHealth {
  const [written, replayed] = [writtenBy(primaryUrl), replayedBy(replicaUrl)]
  let isUsed = false
  let isLooking = false
  let restsUntil = 0
  let knownReason: string | undefined

  function rest(reason: string) {
    restsUntil = performance.now() + restMs
    if (isUsed || reason !== knownReason) onChange({ isUsed: false, reason })
    isUsed = false
    knownReason = reason
  }

  function refuse(reason: string): false {
    rest(reason)
    return false
  }

  /** Resolves without a reason once the replica has seen all that was acknowledged before. */
  async function catchUp(): Promise<string | undefined> {
    const deadline = performance.now() + timeoutMs
    const [goal, first] = await Promise.all([written.find(), replayed.find()])
    if (goal.at === null) return 'The primary acknowledges what has not reached its disk.'
    if (first.at === null || first.cluster !== goal.cluster) return 'It is no replica of this primary.'
    for (let at = first.at; at < goal.at; at = (await replayed.find()).at ?? 0) {
      if (performance.now() > deadline) return late
      await pause(pollMs)
    }
    return undefined
  }

  async function isCurrent(): Promise<boolean> {
    const reason = await within(
      timeoutMs,
      catchUp().catch((error: Error) => error.message),
      late,
    )
    return reason === undefined || refuse(reason)
  }

  async function lookAgain() {
    if (isLooking || performance.now() < restsUntil) return
    isLooking = true
    isUsed = await isCurrent()
    isLooking = false
    if (isUsed) onChange({ isUsed })
  }

  return {
    async isCurrent() {
      if (isUsed) return isCurrent()
      void lookAgain()
      return false
    },
    rest,
    async close() {
      await Promise.all([written.close(), replayed.close()])
    },
  }
}
