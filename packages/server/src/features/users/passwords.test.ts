import { notificationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { hours, seconds } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import { mailsOf, newEmail } from '../../testing/mails.ts'
import { decoyHash, hashPassword } from './passwords/passwords.ts'

const tester = await testApp()
const { make, as, stranger, clock, mails } = tester
const { mailTo, linkTo } = mailsOf(tester)

describe('a password without an account', () => {
  it('is checked against a hash of the same cost as a real one', async () => {
    const costOf = (hash: string) => hash.split('$').slice(0, 4)

    expect(costOf(decoyHash)).toEqual(costOf(await hashPassword('Correct-horse-7')))
  })
})

describe('a forgotten password', () => {
  it('is reset by the e-mailed link, which ends every session', async () => {
    const doctor = await make.doctor()
    const before = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })

    const asked = await stranger.call(userRoutes.forgotPassword, { body: { email: doctor.email } })
    const { pathname, searchParams: link } = await linkTo(doctor.email)
    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token: link.get('t') ?? '', email: link.get('e') ?? '', password: 'New-horse-8' },
    })
    const refresh = await stranger.call(userRoutes.refreshToken, { body: { refreshToken: before.body.refreshToken } })
    const signIn = await stranger.call(userRoutes.signIn, { body: { username: doctor.email, password: 'New-horse-8' } })

    expect(asked.status).toBe(204)
    expect(pathname).toBe('/Home/ResetPassword')
    expect((await mailTo(doctor.email))?.subject).toBe('Your Materia password was reset')
    expect(reset.body).toEqual({ succeeded: true, errors: [] })
    expect(refresh.status).toBe(400)
    expect(signIn.status).toBe(200)
  })

  it('answers 204 and sends nothing for an unknown address', async () => {
    const before = (await mails()).length

    const forgot = await stranger.call(userRoutes.forgotPassword, { body: { email: newEmail() } })
    const resend = await stranger.call(userRoutes.resendInvitation, { body: { email: newEmail() } })

    expect([forgot.status, resend.status]).toEqual([204, 204])
    expect((await mails()).length).toBe(before)
  })

  it('keeps the link for 2 hours', async () => {
    const doctor = await make.doctor()
    await stranger.call(userRoutes.forgotPassword, { body: { email: doctor.email } })
    const { searchParams: link } = await linkTo(doctor.email)
    clock.advance(hours(2) + seconds(1))

    const reset = await stranger.call(userRoutes.resetPassword, {
      body: { token: link.get('t') ?? '', email: doctor.email, password: 'New-horse-8' },
    })

    expect(reset.body.succeeded).toBe(false)
  })
})

describe('changing the password', () => {
  it('needs the current one and signs the other devices out', async () => {
    const doctor = await make.doctor()
    const other = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })

    const wrong = await as(doctor).call(userRoutes.changePassword, {
      body: { currentPassword: 'nope', newPassword: 'New-horse-8' },
    })
    const right = await as(doctor).call(userRoutes.changePassword, {
      body: { currentPassword: doctor.password, newPassword: 'New-horse-8' },
    })

    expect(wrong.body).toMatchObject({ succeeded: false, errors: [{ description: 'Incorrect password.' }] })
    expect(right.body).toEqual({ succeeded: true, errors: [] })
    expect(
      (await stranger.call(userRoutes.refreshToken, { body: { refreshToken: other.body.refreshToken } })).status,
    ).toBe(400)
    expect((await as(doctor).call(userRoutes.checkToken)).status).toBe(200)
  })

  it('is told among the notifications of the account', async () => {
    const doctor = await make.doctor()

    await as(doctor).call(userRoutes.changePassword, {
      body: { currentPassword: doctor.password, newPassword: 'New-horse-8' },
    })

    expect((await as(doctor).call(notificationRoutes.listNotifications)).body).toMatchObject([
      { kind: 'Security', title: 'Your password was changed', link: '/Profile', actor: null },
    ])
  })
})
