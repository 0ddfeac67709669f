import type { Language, Role } from '@materia/contract'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Blobs } from './blob/store.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Db } from './db/db.ts'
import type { Events } from './events/events.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailTransport } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import type { Realtime } from './realtime/realtime.ts'
import type { SafeFetch } from './safe-fetch/safe-fetch.ts'
import type { SafePost } from './safe-fetch/safe-post.ts'
import type { Threads } from './threads/threads.ts'

/** Whoever makes a call. */
export interface Actor {
  userId: string
  roles: Role[]
  sessionId: string
  /** Somebody who has no second factor yet: an admin is none until then, where everybody needs one nothing opens. */
  mustEnrol?: 'admin' | 'person'
  /** Theirs once they have it: what is open before asks for these. */
  rolesEnrolled?: Role[]
  /** The language they read; unknown for what the product does by itself. */
  language?: Language
  /** Where the call comes from; unknown for what the product does by itself. */
  ip?: string
  /** The tab of the browser that calls, where it names itself. */
  tabId?: string
}

export interface Authenticated {
  actor: Actor
  expiresAt: Date
}

/** How the platform learns who is calling; the users feature knows. */
export interface Authenticator {
  /** Undefined when the token is not, or no longer, good. */
  authenticate(accessToken: string): Promise<Authenticated | undefined>
  /** The read-only credential that a browser sends along for pictures and files. */
  authenticateFiles(cookie: string): Promise<Authenticated | undefined>
  /** Lets what is known of a person's sessions be asked for anew. */
  forgetSessionsOf(userId: string): void
  /** Whether the person proved lately that it is them. */
  isConfirmed(actor: Actor): Promise<boolean>
  /** Those of the given sessions that have ended. */
  listEndedSessions(sessionIds: string[]): Promise<string[]>
}

/**
 * What features keep in memory for one product, each under its own name. A feature adds its field by declaration merging
 * (see `*-state.ts`); `createProduct` does not compile without it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FeatureStates {}

/** What every feature is handed. */
export interface App extends Platform {
  features: FeatureStates
}

/** The part of it that knows no feature. */
export interface Platform {
  config: Config
  /** The address people reach Materia at, without a slash at the end. */
  publicUrl: string
  db: Db
  pool: pg.Pool
  /**
   * Hands `work` this product on a database that has seen every write acknowledged so far: a replica's where there is
   * one that can keep up. It writes nothing, for it may be done twice.
   */
  reading<Result>(work: (app: App) => Promise<Result>): Promise<Result>
  events: Events
  jobs: Jobs
  mail: MailTransport
  blobs: Blobs
  safeFetch: SafeFetch
  safePost: SafePost
  realtime: Realtime
  limiter: RateLimiter
  threads: Threads
  metrics: Metrics
  clock: Clock
  log: Logger
  authenticator: Authenticator
}
