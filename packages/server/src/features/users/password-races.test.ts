import { userRoutes } from '@materia/contract'
import { sql, type Updateable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { later, minutes } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { someStatementWaits } from '../../testing/locks.ts'
import type { Person } from '../../testing/make.ts'
import { hashPassword } from './passwords/passwords.ts'
import type { UsersTable } from './users.tables.ts'

const { make, as, stranger, app, mails } = await testApp()
const newPassword = 'Another-horse-8'

/** Lets `call` come as far as it gets while somebody changes the person, and then on. */
async function meanwhile<Result>(
  person: Person,
  changes: Updateable<UsersTable>,
  call: () => Promise<Result>,
): Promise<Result> {
  const { calling } = await app.db.transaction().execute(async (tx) => {
    await sql`select 1 from users where id = ${person.userId} for update`.execute(tx)
    const started = call()
    await someStatementWaits(app.db)
    await tx.updateTable('users').set(changes).where('id', '=', person.userId).execute()
    return { calling: started }
  })
  return calling
}

const signIn = (person: Person, password = person.password) =>
  stranger.call(userRoutes.signIn, { body: { username: person.email, password } })
const rowOf = (person: Person) =>
  app.db.selectFrom('users').selectAll().where('id', '=', person.userId).executeTakeFirstOrThrow()

describe('signing in while', () => {
  it('another password is set opens no session with the old one', async () => {
    const doctor = await make.doctor()

    const reply = await meanwhile(doctor, { password_hash: await hashPassword(newPassword) }, () => signIn(doctor))

    expect(reply.body).toMatchObject({ status: 400, detail: 'Incorrect e-mail or password.' })
    expect((await signIn(doctor, newPassword)).status).toBe(200)
  })

  it('the account is locked leaves it locked', async () => {
    const doctor = await make.doctor()
    const lockout_end = later(app.clock.now(), minutes(15))

    const reply = await meanwhile(doctor, { lockout_end, access_failed_count: 5 }, () => signIn(doctor))

    expect(reply.body).toMatchObject({ status: 400, detail: 'Too many attempts. Try again later.' })
    expect(await rowOf(doctor)).toMatchObject({ lockout_end, access_failed_count: 5 })
  })

  it('the account is disabled is refused', async () => {
    const doctor = await make.doctor()

    const reply = await meanwhile(doctor, { status: 'Disabled' }, () => signIn(doctor))

    expect(reply.body).toMatchObject({ status: 400, detail: 'This account is disabled.' })
  })
})

describe('changing a password', () => {
  const change = (person: Person, wanted = 'Third-horse-9') =>
    as(person).call(userRoutes.changePassword, {
      body: { currentPassword: person.password, newPassword: wanted },
    })

  it('that was set anew meanwhile is refused, and the other one stays', async () => {
    const doctor = await make.doctor()
    await as(doctor).call(userRoutes.checkToken)

    const reply = await meanwhile(doctor, { password_hash: await hashPassword(newPassword) }, () => change(doctor))

    expect(reply.body).toMatchObject({ succeeded: false, errors: [{ code: 'PasswordMismatch' }] })
    expect((await signIn(doctor, newPassword)).status).toBe(200)
  })

  it('ends the links that would set yet another one', async () => {
    const doctor = await make.doctor()
    await stranger.call(userRoutes.forgotPassword, { body: { email: doctor.email } })
    const mail = (await mails()).find(({ to }) => to === doctor.email)
    const token = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '').searchParams.get('t') ?? ''

    await change(doctor)
    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token, email: doctor.email, password: newPassword },
    })

    expect(reset.body).toMatchObject({ succeeded: false, errors: [{ code: 'InvalidToken' }] })
    expect((await signIn(doctor, 'Third-horse-9')).status).toBe(200)
  })
})
