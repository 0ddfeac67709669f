import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import { postgresStore } from './postgres-store.queries.ts'
import { createRateLimiter, type LeaseStore, type RateLimiter, unlimited } from './rate-limiter.ts'
import { redisStore } from './redis-store.ts'

interface OpenRateLimiter {
  limiter: RateLimiter
  close(): Promise<void>
}

/** Counts in Redis where there is one, else in PostgreSQL. */
export async function openRateLimiter({
  config,
  db,
  clock,
  log,
}: {
  config: Config
  db: Db
  clock: Clock
  log: Logger
}): Promise<OpenRateLimiter> {
  if (config.MATERIA_RATE_LIMITS === 'off') return { limiter: unlimited, close: async () => undefined }
  const { store, close } = config.REDIS_URL
    ? await openRedis(config.REDIS_URL, log)
    : { store: postgresStore(db), close: async () => undefined }
  const onError = (error: unknown) => log.warn({ err: error }, 'rate limits are not counted')
  return { limiter: createRateLimiter({ clock, store, onError }), close }
}

async function openRedis(url: string, log: Logger): Promise<{ store: LeaseStore; close(): Promise<void> }> {
  // Loaded only where it is used: it takes some 30 MB of memory.
  const { createClient } = await import('redis')
  // A request waits for no connection: while Redis is away, it is not counted.
  const client = createClient({ url, disableOfflineQueue: true })
  client.on('error', (error) => log.warn({ err: error }, 'redis'))
  void client.connect().catch(() => undefined)
  return { store: redisStore(client), close: async () => client.destroy() }
}
