import { join } from 'node:path'
import pino from 'pino'
import { createProduct, type Product } from './app.ts'
import { createBlobs } from './platform/blob/blobs.ts'
import { systemClock } from './platform/clock.ts'
import { type Config, isDemo, readConfig } from './platform/config/config.ts'
import { readOrMakeSecret } from './platform/config/secret.ts'
import { migrate } from './platform/db/migrate.ts'
import { type MailTransport, outboxTransport, smtpTransport } from './platform/mail/mail.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'

/** The product without its doors open: for commands that work on the same database as a server that may be running. */
export async function connectProduct(environment: Record<string, string | undefined>): Promise<Product> {
  const config = { ...(await withSecret(readConfig(environment))), DATABASE_STATEMENT_TIMEOUT_SECONDS: 0 }
  const embedded = isDemo(config)
    ? await startEmbeddedPostgres({ folder: join(config.MATERIA_DATA_DIR, 'postgres') })
    : undefined
  // A server that was running before this command goes on running.
  const stopOwn = async () => (embedded && !embedded.wasRunning ? embedded.stop() : undefined)
  const databaseUrl = embedded?.url ?? config.DATABASE_URL ?? ''
  await migrate(databaseUrl).catch(async (error: unknown) => {
    await stopOwn()
    throw error
  })
  const product = await createProduct({
    config,
    databaseUrl,
    publicUrl: (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, ''),
    log: pino({ level: config.LOG_LEVEL === 'info' ? 'warn' : config.LOG_LEVEL }),
    clock: systemClock,
    mail: mailOf(config),
    blobs: createBlobs(config),
    adminsMustEnrol: !isDemo(config),
  })
  return {
    ...product,
    async close() {
      await product.close()
      await stopOwn()
    },
  }
}

export const outboxOf = (config: Config) => join(config.MATERIA_DATA_DIR, 'outbox')

export const mailOf = (config: Config): MailTransport =>
  config.SMTP_URL ? smtpTransport(config) : outboxTransport(config, outboxOf(config))

/** The demo makes its own secret; on an operator's database the settings have one. */
export const withSecret = async (config: Config): Promise<Config> =>
  config.MATERIA_SECRET ? config : { ...config, MATERIA_SECRET: await readOrMakeSecret(config.MATERIA_DATA_DIR) }
