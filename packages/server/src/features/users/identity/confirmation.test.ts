import { randomUUID } from 'node:crypto'
import { allRoutes, identityRoutes, type Role, type Route, registrationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { enrol } from './testing/enrol.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'

const { make, as, stranger, clock } = await testApp()
const needed = { status: 403, extensions: { code: 'confirmation-required' } }

const sensitive = Object.entries(allRoutes).filter(([, { confirmation }]) => confirmation === 'always')
const roleFor = ({ access }: Route): Role => (typeof access === 'string' ? 'Doctor' : (access[0] ?? 'Admin'))
const aimless = (route: Route) => ({
  params: Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', randomUUID()])),
})

/** Signed in, and longer ago than a confirmation lasts. */
async function unconfirmed(role: Role): Promise<Person> {
  const person = await make.person([role])
  await as(person).call(userRoutes.checkToken)
  clock.advance(minutes(10))
  return person
}

describe('a sensitive call', () => {
  it.each(sensitive)('%s asks for a confirmation not older than ten minutes', async (_, route) => {
    const person = await unconfirmed(roleFor(route))

    const reply = await as(person).call(route, aimless(route) as never)

    expect(reply.body).toMatchObject(needed)
  })

  it('is every act of an admin that changes an account', () => {
    const forgotten = Object.entries(allRoutes).filter(
      ([, { access, method, path, confirmation }]) =>
        method !== 'GET' && Array.isArray(access) && `${access}` === 'Admin' && aboutPeople.test(path) && !confirmation,
    )

    expect(forgotten.map(([name]) => name)).toEqual([])
  })

  it.each([
    ['deleting the account', userRoutes.deleteUser],
    ['changing the password', userRoutes.changePassword],
    ['ending another session', userRoutes.endSession],
    ['removing a second factor', identityRoutes.removeTotp],
    ['an admin’s act', registrationRoutes.disableRegistration],
  ])('is %s', (_, route) => {
    expect(route.confirmation).toBe('always')
  })
})

const aboutPeople = /account|registration|user/i

describe('changing an account', () => {
  const put = (caller: Person, id: string, changes: object) =>
    as(caller).call(userRoutes.updateUser, {
      params: { id },
      body: { firstName: 'Robin', lastName: 'Tremblay', ...changes },
    })

  it('asks for a confirmation when it changes the MINC or the school, and not for a name', async () => {
    const doctor = await unconfirmed('Doctor')

    expect((await put(doctor, doctor.userId, { phoneNumber: '416 555 0100' })).status).toBe(204)
    expect((await put(doctor, doctor.userId, { minc: null })).status).toBe(204)
    expect((await put(doctor, doctor.userId, { minc: 'CAMD-1234-5678' })).body).toMatchObject(needed)
    expect((await put(doctor, doctor.userId, { schoolName: 'McGill' })).body).toMatchObject(needed)
  })

  it('asks an admin who changes somebody else’s', async () => {
    const admin = await unconfirmed('Admin')
    const doctor = await make.doctor()

    expect((await put(admin, doctor.userId, {})).body).toMatchObject(needed)
  })
})

describe('confirming', () => {
  it('with the password opens sensitive calls', async () => {
    const doctor = await unconfirmed('Doctor')

    const wrong = await as(doctor).call(identityRoutes.confirmIdentity, { body: { password: 'Wrong-horse-7' } })
    const stillClosed = await as(doctor).call(identityRoutes.beginTotp)
    const right = await as(doctor).call(identityRoutes.confirmIdentity, { body: { password: doctor.password } })
    const open = await as(doctor).call(identityRoutes.beginTotp)

    expect(wrong.body).toMatchObject({ status: 400, extensions: { code: 'password-wrong' } })
    expect(stillClosed.body).toMatchObject(needed)
    expect(right.status).toBe(204)
    expect(open.status).toBe(200)
  })

  it('takes a code and no password where a second factor is enrolled', async () => {
    const doctor = await make.doctor()
    const factor = await enrol(as(doctor), clock)
    clock.advance(minutes(10))

    const password = await as(doctor).call(identityRoutes.confirmIdentity, { body: { password: doctor.password } })
    const code = factor.code()
    const first = await as(doctor).call(identityRoutes.confirmIdentity, { body: { code } })
    const removed = await as(doctor).call(identityRoutes.removeTotp)
    const replayed = await as(doctor).call(identityRoutes.confirmIdentity, { body: { code } })

    expect(password.body).toMatchObject({ status: 403, extensions: { code: 'second-factor-required' } })
    expect(first.status).toBe(204)
    expect(removed.status).toBe(204)
    expect(replayed.status).toBe(400)
  })

  it('locks the account after five wrong codes', async () => {
    const doctor = await make.doctor()
    const factor = await enrol(as(doctor), clock)
    for (let attempt = 0; attempt < 5; attempt++) {
      await as(doctor).call(identityRoutes.confirmIdentity, { body: { code: '000000' } })
    }

    const reply = await as(doctor).call(identityRoutes.confirmIdentity, { body: { code: factor.code() } })

    expect(reply.body).toMatchObject({ status: 400, extensions: { code: 'account-locked' } })
  })

  it('with a password ends on every other device when a factor is added', async () => {
    const doctor = await make.doctor()
    const { body } = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    const headers = { authorization: `Bearer ${body.accessToken}` }
    await enrol(as(doctor), clock)

    const removed = await stranger.call(identityRoutes.removeTotp, { headers })
    const passkey = await stranger.call(identityRoutes.passkeyOptions, { headers })
    const own = await as(doctor).call(identityRoutes.renewRecoveryCodes)

    expect([removed.body, passkey.body]).toMatchObject([needed, needed])
    expect(own.status).toBe(200)
  })

  it('with a password ends on every other device when a passkey is added', async () => {
    const doctor = await make.doctor()
    const { body } = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    const options = await as(doctor).call(identityRoutes.passkeyOptions)
    const added = await as(doctor).call(identityRoutes.addPasskey, {
      body: softwareAuthenticator().register(options.body),
    })

    const removed = await stranger.call(identityRoutes.removePasskey, {
      params: { id: added.body.id },
      headers: { authorization: `Bearer ${body.accessToken}` },
    })

    expect(removed.body).toMatchObject(needed)
  })

  it('is asked for in one way', async () => {
    const doctor = await make.doctor()

    expect((await as(doctor).call(identityRoutes.confirmIdentity, { body: {} })).status).toBe(400)
    expect(
      (await as(doctor).call(identityRoutes.confirmIdentity, { body: { password: 'x', code: '123456' } })).status,
    ).toBe(400)
  })
})
