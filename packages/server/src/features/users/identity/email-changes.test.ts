import { identityRoutes, notificationRoutes, userRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { mailsOf, newEmail } from '../../../testing/mails.ts'
import type { Person } from '../../../testing/make.ts'
import { sweepSessions } from '../users.jobs.ts'

const test = await testApp()
const { app, make, as, stranger, mails, clock } = test
const { linkTo, mailTo } = mailsOf(test)

const ask = (person: Person, email: string) => as(person).call(identityRoutes.changeEmail, { body: { email } })
const signIn = (person: Person, email = person.email) =>
  stranger.call(userRoutes.signIn, { body: { username: email, password: person.password } })
const subjectsTo = async (email: string) => (await mails()).filter(({ to }) => to === email).map((mail) => mail.subject)

async function open(email: string) {
  const link = await linkTo(email)
  return confirm(link.searchParams.get('t') ?? '', link.searchParams.get('e') ?? '')
}
const confirm = (token: string, email: string) => stranger.call(identityRoutes.confirmEmail, { body: { token, email } })

/** Every column of every table in which the text stands. */
async function placesOf(text: string): Promise<string[]> {
  const { rows } = await sql<{ place: string; query: string }>`
    select format('%s.%s', c.table_name, c.column_name) as place,
           format('select 1 from %I.%I where %I::text like $1 limit 1', c.table_schema, c.table_name, c.column_name) as query
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`.execute(app.db)
  const hits = await Promise.all(
    rows.map(async ({ place, query }) => ((await app.pool.query(query, [`%${text}%`])).rowCount ? [place] : [])),
  )
  return hits.flat()
}

const refused = { succeeded: false, errors: [{ code: 'InvalidToken' }] }

describe('changing the e-mail address', () => {
  it('counts once the link mailed to the new one was opened', async () => {
    const [doctor, email] = [await make.doctor(), newEmail()]

    const asked = await ask(doctor, email.toUpperCase())
    const waiting = await as(doctor).call(identityRoutes.getEmailChange)
    const before = await as(doctor).call(userRoutes.getUser, { params: { id: doctor.userId } })
    const opened = await open(email)
    const after = await as(doctor).call(userRoutes.getUser, { params: { id: doctor.userId } })
    const over = await as(doctor).call(identityRoutes.getEmailChange)

    expect(asked.status).toBe(204)
    expect(waiting.body).toEqual({ email, requestedOn: expect.any(String) })
    expect(before.body.email).toBe(doctor.email)
    expect(opened.body).toEqual({ succeeded: true, errors: [] })
    expect(after.body).toMatchObject({ email, userName: email, emailConfirmed: true })
    expect(over.body).toEqual({ email: null, requestedOn: null })
    expect((await signIn(doctor)).body).toMatchObject({ extensions: { code: 'credentials-wrong' } })
    expect((await signIn(doctor, email)).status).toBe(200)
  })

  it('is told to both addresses, before and after, and among the notifications', async () => {
    const [doctor, email] = [await make.doctor(), newEmail()]

    await ask(doctor, email)
    const asked = [await subjectsTo(doctor.email), await subjectsTo(email)]
    await open(email)
    const told = await as(doctor).call(notificationRoutes.listNotifications)

    expect(asked).toEqual([
      ['A new e-mail address was asked for your Materia account'],
      ['Confirm your new e-mail address for Materia'],
    ])
    const changed = 'The e-mail address of your Materia account was changed'
    expect((await subjectsTo(doctor.email)).at(-1)).toBe(changed)
    expect((await subjectsTo(email)).at(-1)).toBe(changed)
    expect(told.body.map(({ title }) => title)).toEqual([
      'The e-mail address of your account was changed',
      'A new e-mail address was asked for your account',
    ])
    expect((await mailTo(doctor.email))?.text).toContain('write to the team at once: team@materia.test')
  })

  it('signs out the other devices, and leaves the one that asked', async () => {
    const [doctor, email] = [await make.doctor(), newEmail()]
    const elsewhere = await signIn(doctor)
    await ask(doctor, email)
    await open(email)

    const refreshed = await stranger.call(userRoutes.refreshToken, {
      body: { refreshToken: elsewhere.body.refreshToken },
    })

    expect(refreshed.status).toBe(400)
    expect((await as(doctor).call(userRoutes.checkToken)).status).toBe(200)
  })

  it('asks for a confirmation of the last ten minutes', async () => {
    const doctor = await make.doctor()
    await as(doctor).call(userRoutes.checkToken)
    clock.advance(minutes(10))

    const reply = await ask(doctor, newEmail())

    expect(reply.body).toMatchObject({ status: 403, extensions: { code: 'confirmation-required' } })
  })

  it('answers the same for an address that another account has, whose owner is told', async () => {
    const [doctor, owner] = [await make.doctor(), await make.doctor()]

    const asked = await ask(doctor, owner.email)
    const waiting = await as(doctor).call(identityRoutes.getEmailChange)

    expect(asked.status).toBe(204)
    expect(waiting.body.email).toBe(owner.email)
    expect(await subjectsTo(owner.email)).toEqual(['This e-mail address has a Materia account already'])
    expect((await mailTo(owner.email))?.text).not.toContain('ConfirmEmail')
  })

  it('is refused for the address the account has', async () => {
    const doctor = await make.doctor()

    expect((await ask(doctor, doctor.email)).body).toMatchObject({
      status: 400,
      extensions: { code: 'email-unchanged' },
    })
  })
})

describe('the link to a new address', () => {
  it('stands in no table: only its hash does', async () => {
    const [doctor, email] = [await make.doctor(), newEmail()]
    await ask(doctor, email)
    const token = (await linkTo(email)).searchParams.get('t') ?? ''

    const places = await placesOf(token)

    expect(token).not.toBe('')
    expect(places).toEqual([])
  })

  it('works once, for a day, and for its own address', async () => {
    const [doctor, email] = [await make.doctor(), newEmail()]
    await ask(doctor, email)
    const token = (await linkTo(email)).searchParams.get('t') ?? ''
    const elsewhere = await confirm(token, newEmail())
    const first = await confirm(token, email)
    const second = await confirm(token, email)
    const late = await make.doctor()
    const lateEmail = newEmail()
    await ask(late, lateEmail)
    const lateToken = (await linkTo(lateEmail)).searchParams.get('t') ?? ''
    clock.advance(days(1))

    expect(elsewhere.body).toMatchObject(refused)
    expect(first.body.succeeded).toBe(true)
    expect(second.body).toMatchObject(refused)
    expect((await confirm(lateToken, lateEmail)).body).toMatchObject(refused)
  })

  it('stops with a newer wish, a cancelled one, a new password and “this was not me”', async () => {
    const ends: ((person: Person) => Promise<unknown>)[] = [
      (person) => ask(person, newEmail()),
      (person) => as(person).call(identityRoutes.cancelEmailChange),
      (person) =>
        as(person).call(userRoutes.changePassword, {
          body: { currentPassword: person.password, newPassword: 'Another-horse-8' },
        }),
      (person) => as(person).call(identityRoutes.endAllSessions, { body: { everywhere: true } }),
    ]
    for (const end of ends) {
      const [doctor, email] = [await make.doctor(), newEmail()]
      await ask(doctor, email)
      const token = (await linkTo(email)).searchParams.get('t') ?? ''
      await end(doctor)

      expect((await confirm(token, email)).body).toMatchObject(refused)
    }
  })

  it('is worth nothing once somebody else has the address', async () => {
    const [first, second, email] = [await make.doctor(), await make.doctor(), newEmail()]
    await ask(first, email)
    const tokenOfFirst = (await linkTo(email)).searchParams.get('t') ?? ''
    await ask(second, email)
    const tokenOfSecond = (await linkTo(email)).searchParams.get('t') ?? ''

    const outcomes = await Promise.all([confirm(tokenOfFirst, email), confirm(tokenOfSecond, email)])

    expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
    expect(outcomes.filter(({ body }) => body.succeeded)).toHaveLength(1)
  })

  it('leaves nothing of the address once it is too old', async () => {
    const [doctor, email] = [await make.doctor(), newEmail()]
    await ask(doctor, email)
    clock.advance(days(1) + minutes(1))

    await sweepSessions(app)

    expect(await app.db.selectFrom('email_changes').select('email').where('email', '=', email).execute()).toEqual([])
  })
})
