import { Writable } from 'node:stream'
import { userRoutes } from '@materia/contract'
import { sql } from 'kysely'
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { hours } from '../../platform/clock.ts'
import { createJobs } from '../../platform/jobs/jobs.ts'
import { deliverWrittenLate, type Mail } from '../../platform/mail/mail.ts'
import { testApp } from '../../testing/app.ts'
import { linkMail, writeLinkMail } from './passwords.service.ts'

const tester = await testApp({ MATERIA_RATE_LIMITS: 'on', MATERIA_TRUST_PROXY: '1' })
const { make, stranger, app, mails, clock } = tester

const forget = (email: string, address: string) =>
  stranger.call(userRoutes.forgotPassword, { body: { email }, headers: { 'x-forwarded-for': address } })
const mailsTo = async (email: string) => (await mails()).filter((mail) => mail.to === email)
const tokenIn = (mail: Mail | undefined) =>
  new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '').searchParams.get('t') ?? ''

describe('a mailed link', () => {
  it('is made when it is sent: no job, row or line of the log holds one while the mail server is away', async () => {
    const { email, userId } = await make.doctor()
    const lines: string[] = []
    const tried: Mail[] = []
    const log = pino({}, new Writable({ write: (chunk, _, done) => done(void lines.push(String(chunk))) }))
    const jobs = createJobs(app.pool, log)
    const mail = {
      send: async (letter: Mail) => {
        tried.push(letter)
        throw new Error('The mail server is away.')
      },
    }
    deliverWrittenLate({ jobs, mail }, linkMail, (ask) => writeLinkMail(app, ask))

    await forget(email, '198.51.100.1')
    await jobs.runDue()
    const { rows: kept } = await sql`
      select j.payload, j.last_error from graphile_worker._private_jobs j`.execute(app.db)

    const token = tokenIn(tried[0])
    expect(token.length).toBeGreaterThan(40)
    expect(lines.join()).toContain('send-link')
    expect(lines.join() + JSON.stringify(kept)).not.toContain(token)
    expect(lines.join()).not.toContain('ResetPassword')
    await sql`delete from graphile_worker._private_jobs`.execute(app.db)
    expect(await app.db.selectFrom('email_tokens').select('id').where('user_id', '=', userId).execute()).toHaveLength(1)
  })

  it('reaches its owner though a stranger has asked for others', async () => {
    const { email } = await make.doctor()
    for (let asked = 0; asked < 3; asked++) await forget(email, '198.51.100.2')

    const refused = await forget(email, '198.51.100.2')
    const own = await forget(email, '198.51.100.3')
    const letters = await mailsTo(email)
    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token: tokenIn(letters.at(-1)), email, password: 'New-horse-8' },
    })

    expect([refused.status, own.status]).toEqual([429, 204])
    expect(letters).toHaveLength(4)
    expect(reset.body.succeeded).toBe(true)
  })

  it('stays good when so many ask for others that no more are sent', async () => {
    const { email } = await make.doctor()
    const statuses = new Set<number>()
    for (let asked = 0; asked < 15; asked++) statuses.add((await forget(email, `198.51.101.${asked}`)).status)

    const letters = await mailsTo(email)
    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token: tokenIn(letters.at(-1)), email, password: 'New-horse-8' },
    })
    clock.advance(hours(1))
    await forget(email, '198.51.102.1')

    expect(statuses).toEqual(new Set([204]))
    expect(letters).toHaveLength(10)
    expect(reset.body.succeeded).toBe(true)
    // Beside the eleventh link, the news of the reset.
    expect(await mailsTo(email)).toHaveLength(12)
  })
})
