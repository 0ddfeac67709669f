import { randomUUID } from 'node:crypto'
import { identityRoutes, passkeysMax, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'

const { make, as, stranger, clock, mails, app } = await testApp()
const refused = { status: 400, extensions: { code: 'passkey-refused' } }

const signInChallenge = async () => (await stranger.call(identityRoutes.passkeySignInOptions)).body.challenge
const newChallenge = async (person: Person) => (await as(person).call(identityRoutes.passkeyOptions)).body.challenge
const signIn = (body: ReturnType<ReturnType<typeof softwareAuthenticator>['sign']>) =>
  stranger.call(identityRoutes.signInWithPasskey, { body })

async function withPasskey(person?: Person) {
  const doctor = person ?? (await make.doctor())
  const passkey = softwareAuthenticator()
  const answer = passkey.register({ challenge: await newChallenge(doctor) })
  const added = await as(doctor).call(identityRoutes.addPasskey, { body: { ...answer, name: 'Work laptop' } })
  return { doctor, passkey, added }
}

describe('adding a passkey', () => {
  it('offers one that says who it is and asks for the person', async () => {
    const doctor = await make.doctor({ firstName: 'Ada', lastName: 'Lovelace' })

    const { body } = await as(doctor).call(identityRoutes.passkeyOptions)

    expect(body).toMatchObject({
      rp: { id: 'localhost', name: 'Materia' },
      user: { name: doctor.email, displayName: 'Ada Lovelace' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('keeps its name, gives recovery codes with the first one, and is told by mail', async () => {
    const { doctor, added } = await withPasskey()
    const second = await withPasskey(doctor)
    const mfa = await as(doctor).call(identityRoutes.getMfa)

    expect(added.body).toMatchObject({ name: 'Work laptop', lastUsedOn: null, recoveryCodes: expect.any(Array) })
    expect(added.body.recoveryCodes).toHaveLength(10)
    expect(second.added.body.recoveryCodes).toBeNull()
    expect(mfa.body).toMatchObject({ isEnrolled: true, totp: null, passkeys: [{ name: 'Work laptop' }, {}] })
    expect((await mails()).filter(({ to }) => to === doctor.email)).toHaveLength(2)
  })

  it.each([
    ['for another site', { origin: 'https://materia.example' }],
    ['without the person', { isVerified: false }],
    ['to a challenge that was not given', { challenge: 'bm90LW91cnM' }],
  ])('refuses an answer %s', async (_, wrong) => {
    const doctor = await make.doctor()
    const body = softwareAuthenticator().register({ challenge: await newChallenge(doctor), ...wrong })

    expect((await as(doctor).call(identityRoutes.addPasskey, { body })).body).toMatchObject(refused)
  })

  it('refuses the answer to somebody else’s challenge, and one used already', async () => {
    const [doctor, other] = [await make.doctor(), await make.doctor()]
    const challenge = await newChallenge(other)
    const body = softwareAuthenticator().register({ challenge })

    const stolen = await as(doctor).call(identityRoutes.addPasskey, { body })
    const first = await as(other).call(identityRoutes.addPasskey, { body })
    const again = await as(other).call(identityRoutes.addPasskey, { body })

    expect(stolen.body).toMatchObject(refused)
    expect(first.status).toBe(200)
    expect(again.body).toMatchObject(refused)
  })
})

describe('many passkeys', () => {
  it('are bounded for answers too that were begun while there was room', async () => {
    const doctor = await make.doctor()
    const challenges = [await newChallenge(doctor), await newChallenge(doctor)]
    const stored = Array.from({ length: passkeysMax - 1 }, () => ({
      id: randomUUID(),
      user_id: doctor.userId,
      name: 'Laptop',
      credential_id: randomUUID(),
      public_key: Buffer.of(1),
      counter: 0,
      transports: [],
      created_at: clock.now(),
      last_used_at: null,
    }))
    await app.db.insertInto('passkeys').values(stored).execute()

    const [one, other] = await Promise.all(
      challenges.map((challenge) =>
        as(doctor).call(identityRoutes.addPasskey, { body: softwareAuthenticator().register({ challenge }) }),
      ),
    )

    expect([one?.status, other?.status].sort()).toEqual([200, 400])
    expect([one, other].find((each) => each?.status === 400)?.body).toMatchObject({
      extensions: { code: 'passkeys-full' },
    })
  })
})

describe('signing in with a passkey', () => {
  it('needs nothing else, names nobody beforehand, and says when it was used', async () => {
    const { doctor, passkey } = await withPasskey()

    const options = await stranger.call(identityRoutes.passkeySignInOptions)
    const reply = await signIn(passkey.sign({ challenge: options.body.challenge }))
    const mfa = await as(doctor).call(identityRoutes.getMfa)

    expect(options.body).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(options.body).not.toHaveProperty('allowCredentials')
    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ userRoles: ['materia:doctor'] })
    expect(mfa.body.passkeys[0]?.lastUsedOn).not.toBeNull()
  })

  it('is refused the second time with the same answer, also at once', async () => {
    const { passkey } = await withPasskey()
    const answer = passkey.sign({ challenge: await signInChallenge() })

    const both = await Promise.all([signIn(answer), signIn(answer)])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await signIn(answer)).body).toMatchObject(refused)
  })

  it('is refused to a copy whose counter went back', async () => {
    const { passkey } = await withPasskey()
    await signIn(passkey.sign({ challenge: await signInChallenge() }))
    await signIn(passkey.sign({ challenge: await signInChallenge() }))
    passkey.rewind(0)

    expect((await signIn(passkey.sign({ challenge: await signInChallenge() }))).body).toMatchObject(refused)
  })

  it.each([
    ['for another site', async () => ({ challenge: await signInChallenge(), origin: 'https://materia.example' })],
    ['without the person', async () => ({ challenge: await signInChallenge(), isVerified: false })],
    [
      'after five minutes',
      async () => {
        const challenge = await signInChallenge()
        clock.advance(minutes(5) + seconds(1))
        return { challenge }
      },
    ],
  ])('is refused %s', async (_, ceremony) => {
    const { passkey } = await withPasskey()

    expect((await signIn(passkey.sign(await ceremony()))).body).toMatchObject(refused)
  })

  it('is refused when it was removed, is unknown, or its account is disabled', async () => {
    const { doctor, passkey, added } = await withPasskey()
    await as(doctor).call(identityRoutes.removePasskey, { params: { id: added.body.id } })

    expect((await signIn(passkey.sign({ challenge: await signInChallenge() }))).body).toMatchObject(refused)
    expect((await signIn(softwareAuthenticator().sign({ challenge: await signInChallenge() }))).body).toMatchObject(
      refused,
    )
  })

  it('ends a lock', async () => {
    const { doctor, passkey } = await withPasskey()
    const wrong = { username: doctor.email, password: 'Wrong-horse-7' }
    for (let attempt = 0; attempt < 5; attempt++) await stranger.call(userRoutes.signIn, { body: wrong })

    const byPasskey = await signIn(passkey.sign({ challenge: await signInChallenge() }))
    const byPassword = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })

    expect(byPasskey.status).toBe(200)
    expect(byPassword.body).toMatchObject({
      status: 401,
      extensions: { code: 'second-factor-required', methods: ['recoveryCode', 'passkey'] },
    })
  })
})

describe('a passkey', () => {
  it('confirms that it is its owner, and nobody else', async () => {
    const [{ doctor, passkey }, stolen] = [await withPasskey(), await withPasskey()]
    await as(doctor).call(userRoutes.checkToken)
    clock.advance(minutes(10))

    const confirm = async (by: typeof passkey) =>
      as(doctor).call(identityRoutes.confirmIdentity, {
        body: { passkey: by.sign({ challenge: await signInChallenge() }) },
      })

    expect((await confirm(stolen.passkey)).body).toMatchObject(refused)
    expect((await as(doctor).call(identityRoutes.passkeyOptions)).status).toBe(403)
    expect((await confirm(passkey)).status).toBe(204)
    expect((await as(doctor).call(identityRoutes.passkeyOptions)).status).toBe(200)
  })

  it('is renamed and removed by its owner alone', async () => {
    const { doctor, added } = await withPasskey()
    const other = await make.doctor()
    const params = { id: added.body.id }

    expect((await as(other).call(identityRoutes.renamePasskey, { params, body: { name: 'Mine' } })).status).toBe(404)
    expect((await as(other).call(identityRoutes.removePasskey, { params })).status).toBe(404)
    expect((await as(doctor).call(identityRoutes.renamePasskey, { params, body: { name: 'Home' } })).status).toBe(204)
    expect((await as(doctor).call(identityRoutes.getMfa)).body.passkeys).toMatchObject([{ name: 'Home' }])
    expect((await as(doctor).call(identityRoutes.removePasskey, { params })).status).toBe(204)
    expect((await as(doctor).call(identityRoutes.getMfa)).body).toMatchObject({ isEnrolled: false, passkeys: [] })
  })
})
