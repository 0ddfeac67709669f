import { userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, later, minutes, seconds } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { mailsOf, newEmail } from '../../testing/mails.ts'
import { deleteUnknownSignIns } from './unknown-sign-ins.queries.ts'

const tester = await testApp()
const { make, as, stranger, clock, app } = tester
const { linkTo } = mailsOf(tester)
const wrong = 'Wrong-horse-7'
const tooMany = { status: 400, detail: 'Too many attempts. Try again later.', extensions: { code: 'account-locked' } }

const signIn = async (username: string, password: string) =>
  (await stranger.call(userRoutes.signIn, { body: { username, password } })).body as unknown as { detail?: string }

async function lock(email: string) {
  for (let attempt = 0; attempt < 5; attempt++) await signIn(email, wrong)
}

describe('five wrong passwords in a row', () => {
  it('lock the account: every try gets the same answer, the right password too', async () => {
    const { email, password } = await make.doctor()
    await lock(email)

    expect(await signIn(email, password)).toMatchObject(tooMany)
    expect(await signIn(email, wrong)).toMatchObject(tooMany)
    clock.advance(minutes(15) + seconds(1))
    expect(await signIn(email, password)).toMatchObject({ tokenType: 'Bearer' })
  })

  it('lock an e-mail without an account in the same way', async () => {
    const email = newEmail()
    const answers: (string | undefined)[] = []
    for (let attempt = 0; attempt < 7; attempt++) answers.push((await signIn(email.toUpperCase(), wrong)).detail)
    clock.advance(minutes(15) + seconds(1))
    answers.push((await signIn(email, wrong)).detail)

    const vague = 'Incorrect e-mail or password.'
    expect(answers).toEqual([...Array(5).fill(vague), tooMany.detail, tooMany.detail, vague])
  })

  it('let no sixth be tried, though they come at once', async () => {
    const { email } = await make.doctor()

    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, wrong)))

    expect(answers.filter(({ detail }) => detail === 'Incorrect e-mail or password.')).toHaveLength(5)
  })

  it('count wherever the password is asked for, and are audited', async () => {
    const doctor = await make.doctor()
    const change = (currentPassword: string) =>
      as(doctor).call(userRoutes.changePassword, { body: { currentPassword, newPassword: 'New-horse-8' } })
    for (let attempt = 0; attempt < 5; attempt++) await change(wrong)

    expect((await change(doctor.password)).body).toMatchObject(tooMany)
    expect(await signIn(doctor.email, doctor.password)).toMatchObject(tooMany)
    const acts = await app.db
      .selectFrom('audit_log')
      .select('act')
      .where('subject_id', '=', doctor.userId)
      .where('act', '=', 'password-refused')
      .execute()
    expect(acts).toHaveLength(6)
  })

  it('are forgotten when a mailed link sets a new password', async () => {
    const { email } = await make.doctor()
    await lock(email)

    await stranger.call(userRoutes.forgotPassword, { body: { email } })
    const token = (await linkTo(email)).searchParams.get('t') ?? ''
    await stranger.call(userRoutes.resetPassword, { body: { token, email, password: 'New-horse-8' } })

    expect(await signIn(email, 'New-horse-8')).toMatchObject({ tokenType: 'Bearer' })
  })

  it('are forgotten when the password is changed', async () => {
    const doctor = await make.doctor()
    await as(doctor).call(userRoutes.checkToken)
    for (let attempt = 0; attempt < 4; attempt++) await signIn(doctor.email, wrong)
    const body = { currentPassword: doctor.password, newPassword: 'New-horse-8' }

    await as(doctor).call(userRoutes.changePassword, { body })
    await signIn(doctor.email, wrong)

    expect(await signIn(doctor.email, 'New-horse-8')).toMatchObject({ tokenType: 'Bearer' })
  })
})

describe('failures with an unknown e-mail', () => {
  it('are kept without the e-mail, and for a day', async () => {
    const email = newEmail()
    await signIn(email, wrong)

    const kept = await app.db.selectFrom('unknown_sign_ins').selectAll().execute()
    clock.advance(days(1) + seconds(1))
    await deleteUnknownSignIns(app.db, { before: later(clock.now(), -days(1)) })

    expect(JSON.stringify(kept)).not.toContain(email)
    expect(await app.db.selectFrom('unknown_sign_ins').selectAll().execute()).toEqual([])
  })
})
