import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { testDatabase } from './testing/database.ts'
import { atFileEnd } from './testing/ending.ts'

const database = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'materia-admin-'))
atFileEnd(() => rm(folder, { recursive: true, force: true }))

const program = fileURLToPath(new URL('./admin.ts', import.meta.url))
const environment = {
  ...process.env,
  DATABASE_URL: database.url,
  MATERIA_SECRET: randomBytes(32).toString('hex'),
  MATERIA_DATA_DIR: folder,
}

/** The command as an operator types it. */
const admin = (...args: string[]): Promise<{ code: number; said: string; complained: string }> =>
  new Promise((done) => {
    execFile(process.execPath, [program, ...args], { env: environment }, (error, said, complained) =>
      done({ code: error ? Number(error.code) : 0, said, complained }),
    )
  })

const linksOf = (email: string) =>
  database.db
    .selectFrom('email_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select('t.id')
    .where('u.email', '=', email)
    .execute()

describe('the operator’s command', () => {
  it('makes an admin, prints the one link that finishes the account, and mails none', async () => {
    const made = await admin('create-admin', '--email', 'first@example.test')
    const { rows: jobs } = await database.pool.query('select 1 from graphile_worker.jobs')

    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('/Home/VerifyEmail?t=') })
    expect([(await linksOf('first@example.test')).length, jobs.length]).toEqual([1, 0])
  })

  it('tells how it is used', async () => {
    const usage = expect.stringContaining('npm run admin -- <command>')

    expect(await admin('--help')).toEqual({ code: 0, said: usage, complained: '' })
    expect(await admin()).toEqual({ code: 1, said: '', complained: usage })
  })

  it.each([
    [['promote', '--email', 'first@example.test'], 'There is no command "promote".'],
    [['reset', '--email', 'nobody'], 'Expected --email with an e-mail address.'],
  ])('says what is wrong with %j, and how it is used', async (args, wrong) => {
    const { code, complained } = await admin(...args)

    expect(code).toBe(1)
    expect(complained).toContain(wrong)
    expect(complained).toContain('npm run admin -- <command>')
  })

  it('prints no link for an account that is disabled', async () => {
    await admin('create-admin', '--email', 'second@example.test')
    await database.db
      .updateTable('users')
      .set({ status: 'Disabled' })
      .where('email', '=', 'second@example.test')
      .execute()

    const reset = await admin('reset', '--email', 'second@example.test')

    expect(reset).toEqual({ code: 1, said: '', complained: 'This account is disabled.\n' })
  })

  it('takes the second factors away from who lost them all', async () => {
    await admin('create-admin', '--email', 'third@example.test')
    const none = await admin('remove-factors', '--email', 'third@example.test')
    const named = database.db.updateTable('users').where('email', '=', 'third@example.test')
    await named.set({ two_factor_enabled: true }).execute()

    const removed = await admin('remove-factors', '--email', 'third@example.test')
    const user = await database.db
      .selectFrom('users')
      .select('two_factor_enabled')
      .where('email', '=', 'third@example.test')
      .executeTakeFirst()

    expect(none).toEqual({ code: 1, said: '', complained: 'This account has no second factor.\n' })
    expect(removed.code).toBe(0)
    expect(user?.two_factor_enabled).toBe(false)
  })

  it('answers what it does not understand in a sentence', async () => {
    const { code, complained } = await admin('reset', '--mail', 'first@example.test')

    expect(code).toBe(1)
    expect(complained).toContain("Unknown option '--mail'")
    expect(complained).toContain('npm run admin -- <command>')
    expect(complained).not.toContain('    at ')
  })

  it('sends the digests that have gathered, and knows whom it is asked to write to', async () => {
    const [sent, unknown] = [
      await admin('digest', '--now'),
      await admin('digest', '--now', '--to', 'nobody@example.test'),
    ]

    expect([sent.code, sent.said, unknown.code]).toEqual([0, '0 mails were sent.\n', 1])
    expect(unknown.complained).toContain('No account has this e-mail address.')
  })
})
