import { accountRoutes, identityRoutes, registrationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { hours, minutes } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { settleFactorRecoveries } from './factor-recoveries.service.ts'
import { enrol } from './testing/enrol.ts'

const { app, make, as, stranger, mails, clock } = await testApp()

const begin = (admin: Person, { userId }: Person, note = 'Video call with the licence in hand') =>
  as(admin).call(registrationRoutes.beginFactorRecovery, { params: { userId }, body: { note } })
const signIn = (person: Person) =>
  stranger.call(userRoutes.signIn, { body: { username: person.email, password: person.password } })
const subjectsTo = async ({ email }: Person) =>
  (await mails()).filter(({ to }) => to === email).map(({ subject }) => subject)

async function enrolled() {
  const doctor = await make.doctor()
  return { doctor, factor: await enrol(as(doctor), clock) }
}

describe('somebody who lost every second factor', () => {
  it('signs in by password three days after an administrator checked who it is, and is told twice', async () => {
    const [admin, { doctor }] = [await make.admin(), await enrolled()]

    const begun = await begin(admin, doctor)
    clock.advance(hours(72) - minutes(1))
    await settleFactorRecoveries(app)
    const early = await signIn(doctor)
    clock.advance(minutes(2))
    await settleFactorRecoveries(app)
    const late = await signIn(doctor)

    expect(begun.status).toBe(204)
    expect(early.body).toMatchObject({ status: 401, extensions: { code: 'second-factor-required' } })
    expect(late.status).toBe(200)
    expect(await subjectsTo(doctor)).toEqual([
      'A second factor was added to your Materia account',
      'The second factors of your Materia account go in three days',
      'A second factor was removed from your Materia account',
    ])
  })

  it('keeps the factors when somebody signs in with one of them meanwhile', async () => {
    const [admin, { doctor, factor }] = [await make.admin(), await enrolled()]
    await begin(admin, doctor)
    clock.advance(hours(1))
    const { body } = await signIn(doctor)
    const { challenge } = (body as unknown as { extensions: { challenge: string } }).extensions
    await stranger.call(identityRoutes.signInWithSecondFactor, { body: { challenge, code: factor.code() } })
    clock.advance(hours(72))
    await settleFactorRecoveries(app)

    expect((await signIn(doctor)).status).toBe(401)
  })

  it('keeps them when an administrator takes it back', async () => {
    const [admin, { doctor }] = [await make.admin(), await enrolled()]
    const params = { userId: doctor.userId }
    await begin(admin, doctor)
    const query = { search: doctor.email }
    const waiting = await as(admin).call(registrationRoutes.listRegistrations, { query })
    await as(admin).call(registrationRoutes.endFactorRecovery, { params })
    clock.advance(hours(73))
    await settleFactorRecoveries(app)

    expect(waiting.body).toMatchObject([{ hasSecondFactor: true, factorsRemovedOn: expect.any(String) }])
    expect((await signIn(doctor)).status).toBe(401)
  })

  it('is asked for once, with a word on how it was checked, for who has a factor', async () => {
    const [admin, { doctor }, other] = [await make.admin(), await enrolled(), await make.doctor()]

    expect((await begin(admin, doctor, ' ')).status).toBe(400)
    expect((await begin(admin, doctor)).status).toBe(204)
    expect((await begin(admin, doctor)).status).toBe(409)
    expect((await begin(admin, other)).status).toBe(404)
    expect((await begin(doctor, doctor)).status).toBe(403)
  })

  it('may be an organisation or a sponsor, whose account says so where admins list it', async () => {
    const [admin, sponsor] = [await make.admin(), await make.sponsor()]
    const listed = async () => {
      const { body } = await as(admin).call(accountRoutes.listSponsorAccounts)
      return body.find(({ userId }) => userId === sponsor.userId)
    }
    const before = await listed()
    await enrol(as(sponsor), clock)

    await begin(admin, sponsor)

    expect(before).toMatchObject({ hasSecondFactor: false, factorsRemovedOn: null })
    expect(await listed()).toMatchObject({ hasSecondFactor: true, factorsRemovedOn: expect.any(String) })
  })
})
