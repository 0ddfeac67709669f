import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const repositoryFolder = fileURLToPath(new URL('../../../../../', import.meta.url))

const flag = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((value) => value === '1' || value === 'true')
const address = (protocol: RegExp) => z.url({ protocol, hostname: /.*/ }).optional()
/** `ON=https://… QC=https://…`: addresses by their key. */
const addresses = z
  .string()
  .default('')
  .transform((text) =>
    Object.fromEntries(
      text
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((pair) => pair.split(/=(.*)/s, 2)),
    ),
  )
  .pipe(z.record(z.string(), z.url({ protocol: /^https?$/ })))
const secret = z.string().min(32, 'must have at least 32 characters')

/** Every setting, read once from the environment. `.env.example` names each with one line. */
const Settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: address(/^postgres(ql)?$/),
  DATABASE_REPLICA_URL: address(/^postgres(ql)?$/),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(8).max(200).default(20),
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(1).max(600).default(5),
  DATABASE_STATEMENT_TIMEOUT_SECONDS: z.coerce.number().int().min(0).max(3_600).default(30),
  REDIS_URL: address(/^rediss?$/),
  SMTP_URL: address(/^smtps?$/),
  MAIL_FROM: z.string().min(3).default('Materia <no-reply@materia.test>'),
  MAIL_BOUNCE: z.email().optional(),
  MAIL_COMPLAINTS: z.email().optional(),
  POSTAL_ADDRESS: z.string().min(1).max(300).optional(),
  CONTACT_EMAIL: z.email().default('team@materia.test'),
  MATERIA_SECRET: secret.optional(),
  MATERIA_SECRET_PREVIOUS: secret.optional(),
  MATERIA_DATA_DIR: z.string().min(1).default(`${repositoryFolder}data`),
  MATERIA_DEMO: flag,
  MATERIA_ENABLE_MOCKS: flag,
  MATERIA_RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  MATERIA_SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  MATERIA_SEARCH_FACTORS: z.enum(['on', 'off']).default('on'),
  MATERIA_SECOND_FACTOR: z.enum(['admins', 'everybody']).default('admins'),
  MATERIA_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  MATERIA_HSTS: flag,
  MATERIA_WORKERS: z.coerce.number().int().min(0).max(50).default(2),
  MATERIA_IMPORT_SCHEDULE: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('ca-central-1'),
  S3_ENDPOINT: address(/^https?$/),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET_KEY: z.string().min(1).optional(),
  MATERIA_REGISTERS: addresses,
  PRIVACY_OFFICER: z.string().min(1).max(200).optional(),
  PRIVACY_OFFICER_EMAIL: z.email().optional(),
  PARENT_COMPANY_NAME: z.string().min(1).optional(),
  PARENT_COMPANY_URL: address(/^https?$/),
  LINKEDIN_URL: address(/^https?$/),
  INSTAGRAM_URL: address(/^https?$/),
  FACEBOOK_URL: address(/^https?$/),
})

export type Config = z.output<typeof Settings>
export const settingNames = Object.keys(Settings.shape)

/** A setting that cannot be used; the message is the one line the operator sees. */
export class BadSetting extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new BadSetting(`The setting ${issue?.path.join('.')} is not usable: ${issue?.message}.`)
  }
  const config = parsed.data
  if (config.DATABASE_URL && !config.MATERIA_SECRET) {
    throw new BadSetting(
      'The setting MATERIA_SECRET is missing: with DATABASE_URL set, give at least 32 random characters.',
    )
  }
  for (const [given, needed] of together) {
    if (config[given] && !config[needed])
      throw new BadSetting(`The setting ${needed} is missing: with ${given} set, it is needed too.`)
  }
  if (isDemo(config) && !config.MATERIA_DEMO && !isLoopback(config.HOST)) {
    throw new BadSetting(
      `The setting HOST is not usable: without DATABASE_URL the demo would open at ${config.HOST} with passwords that everybody knows. Set DATABASE_URL, or MATERIA_DEMO=1 if you want that.`,
    )
  }
  if (isDemo(config) && config.MATERIA_SECOND_FACTOR === 'everybody') {
    throw new BadSetting(
      'The setting MATERIA_SECOND_FACTOR is not usable: the people of the demo have no second factor. Set DATABASE_URL, or leave it at admins.',
    )
  }
  return config
}

/** The first is of no use without the second. */
const together = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID'],
  ['S3_BUCKET', 'S3_SECRET_ACCESS_KEY'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY'],
] as const

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host)

/** Without a database of the operator's own, Materia runs its demo on an embedded one. */
export const isDemo = (config: Config) => config.DATABASE_URL === undefined
