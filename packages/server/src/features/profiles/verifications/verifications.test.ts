import {
  notificationRoutes,
  profileRoutes,
  userRoutes,
  type VerificationDecision,
  verificationRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, minutes } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { keepVerifications } from './verifications.service.ts'

const { make, as, clock, app, mails } = await testApp({ MATERIA_REGISTERS: 'QC=https://register.example/qc' })
const asked = {
  province: 'ON',
  regulator: 'College of Physicians and Surgeons of Ontario',
  licenceNumber: '12345',
} as const

const request = (person: Person, body: object = asked) =>
  as(person).call(verificationRoutes.requestVerification, { body: body as never })
const profileOf = async (person: Person, reader = person) =>
  (await as(reader).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body.verification
const decide = (admin: Person, id: string, body: Partial<VerificationDecision>) =>
  as(admin).call(verificationRoutes.decideVerification, { params: { id }, body: body as never })

const toldTo = async (person: Person) =>
  (await as(person).call(notificationRoutes.listNotifications)).body.map(({ title, body, link }) => [title, body, link])

async function requestOf(person: Person, admin: Person, state: 'Requested' | 'Verified' = 'Requested') {
  const { body } = await as(admin).call(verificationRoutes.listVerifications, { query: { state, count: 100 } })
  return body.find(({ userId }) => userId === person.userId)
}

async function verified(admin: Person, options?: { lastName?: string }) {
  const doctor = await make.doctor(options)
  await request(doctor)
  const { id = '' } = (await requestOf(doctor, admin)) ?? {}
  await decide(admin, id, { state: 'Verified', note: 'Independent practice, no conditions' })
  return { doctor, id }
}

describe('asking to be verified', () => {
  it('is seen by oneself and by admins, with the register beside it', async () => {
    const [doctor, reader, admin] = [await make.doctor(), await make.doctor(), await make.admin()]

    const reply = await request(doctor)
    const listed = await requestOf(doctor, admin)

    expect(reply.body).toMatchObject({ state: 'Requested', regulator: asked.regulator })
    expect(await profileOf(doctor)).toMatchObject({ state: 'Requested' })
    expect(await profileOf(doctor, reader)).toMatchObject({ state: 'None', regulator: null })
    expect(listed).toMatchObject({ ...asked, email: doctor.email, registerUrl: 'https://register.cpso.on.ca/' })
  })

  it('knows the registers that a setting names, and none for nurses and students by itself', async () => {
    const admin = await make.admin()
    const doctor = await make.doctor()
    const nurse = await make.doctor({ userType: 'NursePractitioner' })
    await request(doctor, { ...asked, province: 'QC' })
    await request(nurse)

    expect((await requestOf(doctor, admin))?.registerUrl).toBe('https://register.example/qc')
    expect((await requestOf(nurse, admin))?.registerUrl).toBeNull()
  })

  it('twice is refused while the first waits, and so is a province that is none', async () => {
    const doctor = await make.doctor()
    await request(doctor)

    expect((await request(doctor)).body).toMatchObject({ status: 409, extensions: { code: 'verification-requested' } })
    expect((await request(await make.doctor(), { ...asked, province: 'XX' })).status).toBe(400)
  })
})

describe('a request to be verified', () => {
  it('is withdrawn by who made it, who may ask again; what stood before stands', async () => {
    const [doctor, admin] = [await make.doctor(), await make.admin()]
    await request(doctor)
    const withdraw = () => as(doctor).call(verificationRoutes.withdrawVerification)

    const reply = await withdraw()
    const listed = await requestOf(doctor, admin)
    const profile = await as(doctor).call(profileRoutes.getProfile, { params: { userId: doctor.userId } })

    expect([reply.status, listed, profile.body.verification.state]).toEqual([204, undefined, 'None'])
    expect((await withdraw()).body).toMatchObject({ status: 409, extensions: { code: 'verification-decided' } })
    expect((await request(doctor)).status).toBe(200)
  })
})

describe('a licence number that two accounts give', () => {
  const given = (licenceNumber: string) => ({ ...asked, licenceNumber })

  it('is shown with the other account, however it is written, and what became of its request', async () => {
    const admin = await make.admin()
    const [first, second] = [await make.doctor({ lastName: 'Roy' }), await make.doctor()]
    await request(first, given('CPSO 77-001'))
    const { id = '' } = (await requestOf(first, admin)) ?? {}
    await decide(admin, id, { state: 'Verified', note: 'Seen' })
    await request(second, given('cpso77001'))

    const listed = await requestOf(second, admin)
    const before = await requestOf(first, admin, 'Verified')

    expect(listed?.alsoGivenBy).toMatchObject([
      { userId: first.userId, lastName: 'Roy', regulator: asked.regulator, state: 'Verified' },
    ])
    expect(before?.alsoGivenBy).toMatchObject([{ userId: second.userId, state: 'Requested' }])
  })

  it('is another number in another province, and one’s own again is nobody else’s', async () => {
    const admin = await make.admin()
    const [doctor, elsewhere] = [await make.doctor(), await make.doctor()]
    await request(doctor, given('88-002'))
    const { id = '' } = (await requestOf(doctor, admin)) ?? {}
    await decide(admin, id, { state: 'Refused', reason: 'Not found' })
    await request(doctor, given('88-002'))
    await request(elsewhere, { ...given('88-002'), province: 'QC' })

    expect((await requestOf(doctor, admin))?.alsoGivenBy).toEqual([])
    expect((await requestOf(elsewhere, admin))?.alsoGivenBy).toEqual([])
  })

  it('lists a few of many, each once', async () => {
    const admin = await make.admin()
    const people = await Promise.all(Array.from({ length: 8 }, () => make.doctor()))
    for (const person of people) await request(person, given('99-003'))

    const listed = await requestOf(people[0] as Person, admin)

    expect(new Set(listed?.alsoGivenBy.map(({ userId }) => userId)).size).toBe(5)
    expect(listed?.alsoGivenBy).toHaveLength(5)
  })
})

describe('an admin’s answer', () => {
  it('verifies for a year from the day of the look, tells by mail, and everybody sees it', async () => {
    const [admin, reader] = [await make.admin(), await make.doctor()]
    const doctor = await make.doctor()
    await request(doctor)
    const { id = '' } = (await requestOf(doctor, admin)) ?? {}

    const reply = await decide(admin, id, { state: 'Verified', note: 'Seen', checkedOn: '2026-11-01' })
    const looked = await as(reader).call(verificationRoutes.lookUpVerified, {
      body: { userIds: [doctor.userId, reader.userId] },
    })
    const subjects = (await mails()).filter(({ to }) => to === doctor.email).map(({ subject }) => subject)

    expect(reply.status).toBe(204)
    expect(await profileOf(doctor, reader)).toEqual({
      state: 'Verified',
      regulator: asked.regulator,
      checkedOn: '2026-11-01',
      expiresOn: '2027-11-01',
    })
    expect(looked.body).toEqual([
      { userId: doctor.userId, regulator: asked.regulator, checkedOn: '2026-11-01', expiresOn: '2027-11-01' },
    ])
    expect(subjects).toEqual(['You are verified on Materia'])
    expect(await toldTo(doctor)).toEqual([['You are verified', 'Your name carries a badge for a year.', '/Profile']])
    expect((await decide(admin, id, { state: 'Verified' })).body).toMatchObject({ status: 409 })
  })

  it('refuses with a reason, which the person is told', async () => {
    const [admin, doctor] = [await make.admin(), await make.doctor()]
    await request(doctor)
    const { id = '' } = (await requestOf(doctor, admin)) ?? {}

    const silent = await decide(admin, id, { state: 'Refused' })
    const reply = await decide(admin, id, { state: 'Refused', reason: 'No such number is listed' })
    const mail = (await mails()).findLast(({ to }) => to === doctor.email)

    expect(silent.status).toBe(400)
    expect(reply.status).toBe(204)
    expect(await profileOf(doctor)).toMatchObject({ state: 'Refused' })
    expect(mail?.subject).toBe('Your verification on Materia was refused')
    expect(mail?.text).toContain('No such number is listed')
    expect(await toldTo(doctor)).toEqual([['Your verification was refused', 'No such number is listed', '/Profile']])
    expect((await request(doctor)).status).toBe(200)
  })

  it('takes a verification back at once', async () => {
    const [admin, reader] = [await make.admin(), await make.doctor()]
    const { doctor, id } = await verified(admin)

    await decide(admin, id, { state: 'Refused', reason: 'Reported, and suspended since' })

    expect(await profileOf(doctor, reader)).toMatchObject({ state: 'None' })
    expect(await profileOf(doctor)).toMatchObject({ state: 'Refused' })
    const mail = (await mails()).findLast(({ to }) => to === doctor.email)
    expect(mail?.subject).toBe('Your verification on Materia was taken back')
  })

  it('asks the admin to confirm that it is them', async () => {
    const admin = await make.admin()
    await as(admin).call(userRoutes.checkToken)
    clock.advance(minutes(10))

    expect((await decide(admin, crypto.randomUUID(), { state: 'Verified' })).body).toMatchObject({
      extensions: { code: 'confirmation-required' },
    })
  })
})

describe('a verification', () => {
  it('is a filter of the directory', async () => {
    const admin = await make.admin()
    const { doctor } = await verified(admin, { lastName: 'Verifiable' })
    await make.doctor({ lastName: 'Verifiable' })

    const search = (verified?: boolean) =>
      as(admin).call(profileRoutes.searchDoctors, { body: { lastName: 'Verifiable', verified } })

    expect((await search()).body).toHaveLength(2)
    expect((await search(true)).body).toMatchObject([{ userId: doctor.userId }])
  })

  it('ends when the name changes: the register was read for another one', async () => {
    const admin = await make.admin()
    const { doctor } = await verified(admin)

    await as(doctor).call(profileRoutes.updateProfile, { body: { lastName: 'Somebody-Else' } })

    expect(await profileOf(doctor)).toMatchObject({ state: 'Expired' })
  })

  it.each([
    ['MINC', { minc: 'CAMD-1234-5678' }],
    ['school', { schoolName: 'McGill' }],
  ])('ends when the %s changes, and not when it is sent as it was', async (_, changes) => {
    const { doctor } = await verified(await make.admin())
    const names = { firstName: doctor.firstName, lastName: doctor.lastName }
    const put = (body: object) =>
      as(doctor).call(userRoutes.updateUser, { params: { id: doctor.userId }, body: { ...names, ...body } })
    await put({ minc: null, schoolName: null })
    const before = await profileOf(doctor)

    await put(changes)

    expect(before.state).toBe('Verified')
    expect((await profileOf(doctor)).state).toBe('Expired')
  })

  it('is reminded of a month before its end, once, and ends after a year', async () => {
    const admin = await make.admin()
    const { doctor } = await verified(admin)
    const subjects = async () => (await mails()).filter(({ to }) => to === doctor.email).map(({ subject }) => subject)

    clock.advance(days(340))
    await keepVerifications(app)
    await keepVerifications(app)
    const reminded = await subjects()
    clock.advance(days(30))
    await keepVerifications(app)
    const profile = await app.db
      .selectFrom('profiles')
      .select('verified_until')
      .where('user_id', '=', doctor.userId)
      .executeTakeFirstOrThrow()

    expect(reminded).toEqual(['You are verified on Materia', 'Your verification on Materia ends soon'])
    expect(await subjects()).toEqual([...reminded, 'Your verification on Materia has ended'])
    expect(profile.verified_until).toBeNull()
  })
})
