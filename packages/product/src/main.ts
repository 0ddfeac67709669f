import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createProduct, type Product } from '@materia/server/app.ts'
import { mailOf, outboxOf, withSecret } from '@materia/server/connect.ts'
import { getPushKeys } from '@materia/server/features/notifications/index.ts'
import type { App } from '@materia/server/platform/app.ts'
import { createBlobs } from '@materia/server/platform/blob/blobs.ts'
import { adjustableClock } from '@materia/server/platform/clock.ts'
import { BadSetting, type Config, isDemo, readConfig } from '@materia/server/platform/config/config.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { apiDescriptionPaths } from '@materia/server/platform/http/api-description.ts'
import { serveWeb } from '@materia/server/platform/http/web.ts'
import { serveMailPage } from '@materia/server/platform/mail/mail-page.ts'
import type { EmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { keepEmbeddedPostgres } from '@materia/server/platform/postgres/kept.ts'
import type { Logger } from 'pino'
import { beginDemo, demoPassword, demoSignIns, fillDemo } from './demo/demo.ts'
import { discardHalfDemo } from './demo/half-demo.queries.ts'
import { openLog } from './log.ts'
import { whyItDidNotStart } from './start-failure.ts'

const portsTried = 50
const closeWithinMs = 10_000
const describedAfterMs = 10_000

// Whoever starts the product may still be building its pages: it says so, and when they are there.
const webBuilt = process.argv.includes('--web-is-being-built') ? toldByParent() : undefined

try {
  await start(readConfig(process.env))
} catch (error) {
  process.stderr.write(`${whyItDidNotStart(error)}\n`)
  process.exit(1)
}

function toldByParent(): Promise<void> {
  return new Promise((resolve) => {
    const onLost = () => process.kill(process.pid, 'SIGTERM')
    process.once('disconnect', onLost)
    process.once('message', () => {
      process.off('disconnect', onLost)
      process.disconnect()
      resolve()
    })
  })
}

async function start(given: Config) {
  const isDemoRun = isDemo(given)
  const config = await withSecret(given)
  const log = logger(config, isDemoRun)
  const embedded = isDemoRun ? await startOwnPostgres(config, log) : undefined
  try {
    await open(config, log, embedded)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function open(config: Config, log: Logger, embedded: EmbeddedPostgres | undefined) {
  const databaseUrl = embedded?.url ?? config.DATABASE_URL ?? ''
  if (embedded) await discardHalfDemo(embedded)
  tell('Preparing the database …')
  await migrate(databaseUrl)
  const port = embedded ? await firstFreePort(config.HOST, config.PORT) : await ownPort(config.HOST, config.PORT)
  const clock = adjustableClock()
  const product = await createProduct({
    config,
    databaseUrl,
    publicUrl: (config.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    log,
    clock,
    mail: mailOf(config),
    blobs: createBlobs(config),
    adminsMustEnrol: embedded === undefined,
  })
  stopOnSignal(product.close, embedded, log)
  const isFirstStart = embedded !== undefined && (await beginDemo(product.app, tell))
  await webBuilt
  await serveWeb(product.server, {
    publicUrl: product.app.publicUrl,
    isDemo: embedded !== undefined,
    hasWorker: config.MATERIA_SERVICE_WORKER === 'on',
  })
  if (embedded) {
    serveMailPage(product.server, outboxOf(config))
    if (isFirstStart) await fillDemo(product, clock, tell)
  }
  await scheduleImports(product.background)
  // Made at the first start: browsers are asked for their consent with the public one.
  await getPushKeys(product.app)
  await product.app.realtime.attach(product.server.server)
  await product.server.listen({ port, host: config.HOST })
  await product.app.jobs.start(config.MATERIA_WORKERS)
  tell(`Materia is ready at ${product.app.publicUrl}`)
  if (embedded) tellDemo(product.app.publicUrl)
  describeLater(product.server)
}

/** Writing the API's description takes half a second, which whoever waits for the start should not wait for. */
function describeLater(server: Product['server']) {
  const describe = async () => {
    for (const path of apiDescriptionPaths) await server.inject(path)
  }
  // A server that closes meanwhile describes nothing.
  setTimeout(() => void describe().catch(() => undefined), describedAfterMs).unref()
}

/** The importers are loaded only where they are to run by the clock. */
async function scheduleImports(app: App) {
  if (!app.config.MATERIA_IMPORT_SCHEDULE) return
  const { scheduleImports: schedule } = await import('./import-schedule.ts')
  schedule(app, app.config.MATERIA_IMPORT_SCHEDULE)
}

function startOwnPostgres(config: Config, log: Logger): Promise<EmbeddedPostgres> {
  tell('Starting PostgreSQL …')
  return keepEmbeddedPostgres({ folder: join(config.MATERIA_DATA_DIR, 'postgres'), log })
}

/** In the demo the terminal belongs to the person in front of it, so the log goes to a file. */
function logger(config: Config, isDemoRun: boolean): Logger {
  const options = { level: config.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] }
  return openLog(options, isDemoRun ? join(config.MATERIA_DATA_DIR, 'materia.log') : undefined)
}

async function firstFreePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + portsTried; port++) {
    if (await isFree(host, port)) return port
    tell(`Port ${port} is taken, trying the next one …`)
  }
  throw new BadSetting(`The setting PORT is not usable: ${wanted} to ${wanted + portsTried - 1} are all taken.`)
}

/** A proxy looks for the process at its own port: elsewhere nobody would find it. */
async function ownPort(host: string, port: number): Promise<number> {
  if (port === 0 || (await isFree(host, port))) return port
  throw new BadSetting(`The setting PORT is not usable: ${port} is taken.`)
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })
}

function stopOnSignal(close: () => Promise<void>, embedded: EmbeddedPostgres | undefined, log: Logger) {
  const closed = () =>
    close().then(
      () => true,
      (err) => log.error({ err }, 'could not close in order'),
    )
  let isStopping = false
  const stop = async (isImpatient: boolean) => {
    if (isStopping && isImpatient) process.exit(1)
    if (isStopping) return
    isStopping = true
    tell('Stopping …')
    const isClosed = await Promise.race([closed(), pause(closeWithinMs)])
    // Also where something did not end in time: nobody else would stop it.
    await embedded?.stop()
    process.exit(isClosed ? 0 : 1)
  }
  // A second Ctrl-C means now; a service manager may ask every process of the group, and each passes it on.
  process.on('SIGINT', () => void stop(true))
  process.on('SIGTERM', () => void stop(false))
}

function tell(line: string) {
  process.stdout.write(`${line}\n`)
}

function tellDemo(url: string) {
  tell('')
  tell(`Sign in at ${url}/Home/Login as one of these, all with the password ${demoPassword}:`)
  for (const { email, who } of demoSignIns) tell(`  ${email.padEnd(24)} ${who}`)
  tell(`Mail of the demo: ${url}/dev/mail`)
  tell('Stop with Ctrl-C.')
}
