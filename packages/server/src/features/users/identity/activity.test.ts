import { identityRoutes, registrationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, hours } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'

const { make, as, stranger, mails, clock } = await testApp()
const chrome = (version: number) => `Mozilla/5.0 (X11; Linux x86_64) Chrome/${version}.0 Safari/537.36`
const signIn = (person: Person, userAgent?: string) =>
  stranger.call(userRoutes.signIn, {
    body: { username: person.email, password: person.password },
    ...(userAgent && { headers: { 'user-agent': userAgent } }),
  })
const subjectsTo = async ({ email }: Person) =>
  (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

describe('the activity page', () => {
  it('lists what happened to the account, newest first, and to no other', async () => {
    const [doctor, other] = [await make.doctor(), await make.doctor()]
    await signIn(other)
    await stranger.call(userRoutes.signIn, { body: { username: doctor.email, password: 'Wrong-horse-7' } })
    await as(doctor).call(userRoutes.checkToken)

    const { body } = await as(doctor).call(identityRoutes.listActivity)

    expect(body.map(({ act }) => act)).toEqual(['signed-in', 'sign-in-failed'])
  })
})

describe('“this was not me”', () => {
  it('ends every session and makes the password useless', async () => {
    const doctor = await make.doctor()
    const elsewhere = await signIn(doctor)

    const reply = await as(doctor).call(identityRoutes.endAllSessions, { body: { everywhere: true } })
    const refreshed = await stranger.call(userRoutes.refreshToken, {
      body: { refreshToken: elsewhere.body.refreshToken },
    })

    expect(reply.status).toBe(204)
    expect((await as(doctor).call(userRoutes.checkToken)).status).toBe(401)
    expect(refreshed.status).toBe(400)
    expect((await signIn(doctor)).body).toMatchObject({ extensions: { code: 'credentials-wrong' } })
    expect(await subjectsTo(doctor)).toEqual(['Reset your Materia password'])
  })
})

describe('somebody', () => {
  it('is told by mail of a new device, and not of a new version of a known one', async () => {
    const doctor = await make.doctor()
    await signIn(doctor, chrome(140))
    await signIn(doctor, chrome(141))
    const before = await subjectsTo(doctor)
    await signIn(doctor, 'Mozilla/5.0 (iPhone) Version/19.0 Safari/604.1')

    expect(before).toEqual([])
    expect(await subjectsTo(doctor)).toEqual(['Your Materia account was opened on a new device'])
    const link = `/Home/ForgotPassword?${new URLSearchParams({ email: doctor.email })}`
    expect((await mails()).at(-1)?.text).toContain(link)
  })

  it('is told by mail that the account was deleted', async () => {
    const doctor = await make.doctor()

    await as(doctor).call(userRoutes.deleteUser, { params: { id: doctor.userId } })

    expect(await subjectsTo(doctor)).toEqual(['Your Materia account was deleted'])
    expect((await mails()).at(-1)?.text).toContain('write to the team at once: team@materia.test')
  })

  it('is signed out everywhere by an admin', async () => {
    const [admin, doctor] = [await make.admin(), await make.doctor()]
    const device = await signIn(doctor)
    const params = { userId: doctor.userId }

    const reply = await as(admin).call(registrationRoutes.endSessionsOf, { params })
    const refreshed = await stranger.call(userRoutes.refreshToken, { body: { refreshToken: device.body.refreshToken } })

    expect(reply.status).toBe(204)
    expect(refreshed.status).toBe(400)
    expect((await signIn(doctor)).status).toBe(200)
  })

  it('signs in again after 90 days, however often the device was used', async () => {
    const doctor = await make.doctor()
    let { body } = await signIn(doctor)
    for (let day = 0; day < 84; day += 12) {
      clock.advance(days(12))
      body = (await stranger.call(userRoutes.refreshToken, { body: { refreshToken: body.refreshToken } })).body
    }
    clock.advance(days(6) - hours(1))
    const last = await stranger.call(userRoutes.refreshToken, { body: { refreshToken: body.refreshToken } })
    clock.advance(hours(2))
    const over = await stranger.call(userRoutes.refreshToken, { body: { refreshToken: last.body.refreshToken } })

    expect(last.status).toBe(200)
    expect(over.status).toBe(400)
  })
})
