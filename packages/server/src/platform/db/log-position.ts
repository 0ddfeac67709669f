import { openPool } from './db.ts'
import { shared } from './shared.ts'

/** How far a server's log goes, in bytes; null where it cannot be said. */
interface LogPosition {
  at: number | null
  /** The same for a primary and its replicas, for nobody else. */
  cluster: string
}

export interface LogPositions {
  /** As of a moment after the call. */
  find(): Promise<LogPosition>
  close(): Promise<void>
}

const silentAfterMs = 500

// What was acknowledged has reached the primary's disk, unless its commits do not wait for that.
const written = `case when current_setting('synchronous_commit') <> 'off' then pg_current_wal_flush_lsn() end`
const replayed = 'pg_last_wal_replay_lsn()'

export const writtenBy = (primaryUrl: string): LogPositions => positionsOf(primaryUrl, written)
export const replayedBy = (replicaUrl: string): LogPositions => positionsOf(replicaUrl, replayed)

// A connection of its own: a pool that is busy with work would keep the answer waiting.
function positionsOf(url: string, position: string): LogPositions {
  const pool = openPool({
    connectionString: url,
    application_name: 'materia-position',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: silentAfterMs,
    query_timeout: silentAfterMs,
  })
  const text = `select (${position} - '0/0')::bigint as at, system_identifier::text as cluster from pg_control_system()`
  return {
    find: shared(async () => {
      const { rows } = await pool.query<LogPosition>({ name: 'position', text })
      return rows[0] ?? { at: null, cluster: '' }
    }),
    close: () => pool.end(),
  }
}
