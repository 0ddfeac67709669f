import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accounts } from './features/accounts/index.ts'
import { attachments, createAttachmentsState } from './features/attachments/index.ts'
import { chat, createChatState, isRoomSeenBy } from './features/chat/index.ts'
import { comments } from './features/comments/index.ts'
import { contact } from './features/contact/index.ts'
import { contents, createContentsState, visibleTo } from './features/contents/index.ts'
import { folioFields, folios } from './features/folios/index.ts'
import { moderation } from './features/moderation/index.ts'
import { notifications } from './features/notifications/index.ts'
import { posts } from './features/posts/index.ts'
import { createProfilesState, profiles } from './features/profiles/index.ts'
import { safety } from './features/safety/index.ts'
import { subscriptions } from './features/subscriptions/index.ts'
import { createAuthenticator, keyOf, users } from './features/users/index.ts'
import type { App, FeatureStates, Platform } from './platform/app.ts'
import type { Blobs } from './platform/blob/store.ts'
import { type Clock, days, later, seconds } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { openDatabase } from './platform/db/db.ts'
import { openReplicaPool } from './platform/db/replica.ts'
import { createEvents } from './platform/events/events.ts'
import type { Feature } from './platform/feature.ts'
import { createHttp } from './platform/http/http.ts'
import { deleteFailedJobs } from './platform/jobs/jobs.queries.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import { deliverMail, type MailTransport } from './platform/mail/mail.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { openRateLimiter } from './platform/rate-limit/open.ts'
import { sweepRateLimits } from './platform/rate-limit/postgres-store.queries.ts'
import { createRealtime } from './platform/realtime/create-realtime.ts'
import { createSafeFetch } from './platform/safe-fetch/safe-fetch.ts'
import { createSafePost } from './platform/safe-fetch/safe-post.ts'
import { createThreads } from './platform/threads/threads.ts'

/** In the order of the architecture: a feature knows only those before it. */
const features: Feature[] = [
  users,
  attachments,
  profiles,
  contents,
  posts,
  folios,
  safety,
  subscriptions,
  comments,
  chat,
  accounts,
  contact,
  notifications,
  moderation,
]

/** Long enough for whoever runs Materia to look at why. */
const failedJobsKeptDays = 14

export interface Product {
  app: App
  /** The same for heavy work in the background, whose statements may take as long as they need. */
  background: App
  server: FastifyInstance
  close(): Promise<void>
}

export interface Parts {
  config: Config
  databaseUrl: string
  publicUrl: string
  log: Logger
  clock: Clock
  mail: MailTransport
  blobs: Blobs
  /** Before they have a second factor, nothing of an admin's opens: everywhere but in the demo and in tests. */
  adminsMustEnrol: boolean
}

/** What the features keep for one product; another product in the same process has its own. */
const createStates = (platform: Platform): FeatureStates => ({
  users: { erasers: features.flatMap(({ eraseUser }) => eraseUser ?? []) },
  attachments: createAttachmentsState(features.flatMap(({ mayReadHeldFile }) => mayReadHeldFile ?? [])),
  profiles: createProfilesState({ item: visibleTo, room: isRoomSeenBy }),
  contents: createContentsState({ Folio: folioFields }),
  chat: createChatState(platform),
})

/** Joins the features to the platform. */
export async function createProduct(parts: Parts): Promise<Product> {
  const { config, log, clock } = parts
  const database = openDatabase({
    url: parts.databaseUrl,
    poolSize: config.DATABASE_POOL_SIZE,
    connectMs: seconds(config.DATABASE_WAIT_SECONDS),
    statementMs: seconds(config.DATABASE_STATEMENT_TIMEOUT_SECONDS),
  })
  const backgroundDatabase = openDatabase({
    url: parts.databaseUrl,
    poolSize: config.MATERIA_WORKERS + 2,
    applicationName: 'materia-jobs',
    connectMs: seconds(config.DATABASE_WAIT_SECONDS),
  })
  const metrics = createMetrics()
  const replicaPool = openReplicaPool(
    {
      primary: database,
      primaryUrl: parts.databaseUrl,
      replicaUrl: config.DATABASE_REPLICA_URL,
      poolSize: config.DATABASE_POOL_SIZE,
    },
    {
      onRead: metrics.countRead,
      onChange: ({ isUsed, reason }) =>
        isUsed ? log.info('reading the replica') : log.warn({ reason }, 'leaving the replica alone'),
    },
  )
  const events = createEvents((error, eventName) => log.error({ err: error, eventName }, 'a listener failed'))
  const keys = {
    current: keyOf(config.MATERIA_SECRET ?? ''),
    previous: config.MATERIA_SECRET_PREVIOUS ? keyOf(config.MATERIA_SECRET_PREVIOUS) : undefined,
  }
  const limits = await openRateLimiter({ config, db: database.db, clock, log })
  const platform: Platform = {
    config,
    publicUrl: parts.publicUrl,
    db: database.db,
    pool: database.pool,
    reading: (work) => replicaPool.read(({ db, pool }) => work(db === app.db ? app : { ...app, db, pool })),
    events,
    jobs: createJobs(database.pool, log),
    mail: parts.mail,
    blobs: parts.blobs,
    safeFetch: createSafeFetch(),
    safePost: createSafePost(),
    realtime: createRealtime(
      () => app,
      features.flatMap((feature) => feature.hubs ?? []),
    ),
    threads: createThreads(),
    limiter: limits.limiter,
    metrics,
    clock,
    log,
    authenticator: createAuthenticator({
      db: database.db,
      keys,
      clock,
      adminsMustEnrol: parts.adminsMustEnrol,
      everybodyMustEnrol: parts.config.MATERIA_SECOND_FACTOR === 'everybody',
    }),
  }
  const app: App = { ...platform, features: createStates(platform) }
  const background: App = { ...app, db: backgroundDatabase.db, pool: backgroundDatabase.pool }
  deliverMail(app.jobs, parts.mail)
  app.jobs.schedule('sweep-rate-limits', '*/10 * * * *', () => sweepRateLimits(app.db, clock.now()))
  app.jobs.schedule('delete-failed-jobs', '11 4 * * *', () =>
    deleteFailedJobs(app.db, { before: later(clock.now(), -days(failedJobsKeptDays)) }),
  )
  for (const feature of features) feature.join?.(app, background)
  const server = await createHttp(
    app,
    features.flatMap((feature) => feature.routes ?? []),
  )
  return {
    app,
    background,
    server,
    async close() {
      await app.realtime.close()
      await server.close()
      await app.jobs.stop()
      await app.threads.close()
      await limits.close()
      await replicaPool.close()
      await Promise.all([database.close(), backgroundDatabase.close()])
    },
  }
}
