import { identityRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { beginEnrolment, enrol } from './testing/enrol.ts'
import { softwareAuthenticator } from './testing/software-authenticator.ts'

const { make, as, stranger, clock, app, mails } = await testApp()

const passwordOf = (person: Person) => ({ username: person.email, password: person.password })
const signIn = (person: Person) => stranger.call(userRoutes.signIn, { body: passwordOf(person) })
const answer = (body: { challenge: string; code?: string; recoveryCode?: string }) =>
  stranger.call(identityRoutes.signInWithSecondFactor, { body })

async function challengeOf(person: Person): Promise<string> {
  const { body } = await signIn(person)
  return (body as unknown as { extensions: { challenge: string } }).extensions.challenge
}

async function enrolled() {
  const doctor = await make.doctor()
  return { doctor, factor: await enrol(as(doctor), clock) }
}

describe('setting up an authenticator app', () => {
  it('gives a secret, and ten recovery codes for the first right code', async () => {
    const doctor = await make.doctor()

    const begun = await as(doctor).call(identityRoutes.beginTotp)
    const { recoveryCodes } = await enrol(as(doctor), clock)
    const mfa = await as(doctor).call(identityRoutes.getMfa)
    const user = await as(doctor).call(userRoutes.getUser, { params: { id: doctor.userId } })

    expect(begun.body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(begun.body.otpauthUrl).toContain(`secret=${begun.body.secret}`)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(mfa.body).toMatchObject({ isEnrolled: true, totp: { createdOn: expect.any(String) }, recoveryCodesLeft: 10 })
    expect(user.body.twoFactorEnabled).toBe(true)
  })

  it('counts for nothing before a code was given', async () => {
    const doctor = await make.doctor()
    await as(doctor).call(identityRoutes.beginTotp)

    expect((await signIn(doctor)).status).toBe(200)
    expect((await as(doctor).call(identityRoutes.getMfa)).body).toMatchObject({ isEnrolled: false, totp: null })
  })

  it('opens nothing before a code was given, where another factor is asked for', async () => {
    const doctor = await make.doctor()
    const { body } = await as(doctor).call(identityRoutes.passkeyOptions)
    await as(doctor).call(identityRoutes.addPasskey, { body: softwareAuthenticator().register(body) })
    const { code } = await beginEnrolment(as(doctor), clock)

    const signedIn = await answer({ challenge: await challengeOf(doctor), code: code() })
    const confirmed = await as(doctor).call(identityRoutes.confirmIdentity, { body: { code: code(1) } })

    expect([signedIn.body, confirmed.body]).toMatchObject([
      { status: 400, extensions: { code: 'code-wrong' } },
      { status: 400, extensions: { code: 'code-wrong' } },
    ])
  })

  it('refuses a wrong code and what was not begun, and a second app', async () => {
    const doctor = await make.doctor()

    const early = await as(doctor).call(identityRoutes.confirmTotp, { body: { code: '123456' } })
    await as(doctor).call(identityRoutes.beginTotp)
    const wrong = await as(doctor).call(identityRoutes.confirmTotp, { body: { code: '000000' } })
    await enrol(as(doctor), clock)
    const again = await as(doctor).call(identityRoutes.beginTotp)

    expect(early.body).toMatchObject({ status: 409, extensions: { code: 'totp-not-begun' } })
    expect(wrong.body).toMatchObject({ status: 400, extensions: { code: 'code-wrong' } })
    expect(again.body).toMatchObject({ status: 409, extensions: { code: 'totp-enrolled' } })
  })

  it('keeps the secret encrypted and the recovery codes as hashes', async () => {
    const doctor = await make.doctor()
    const { body } = await as(doctor).call(identityRoutes.beginTotp)

    const kept = await app.db
      .selectFrom('totp_factors')
      .select('secret')
      .where('user_id', '=', doctor.userId)
      .executeTakeFirstOrThrow()

    expect(kept.secret.length).toBe(12 + 16 + 20)
    expect(kept.secret.toString('latin1')).not.toContain(body.secret)
  })

  it('is told by mail, and so is its removal', async () => {
    const { doctor } = await enrolled()
    await as(doctor).call(identityRoutes.removeTotp)

    const subjects = (await mails()).filter(({ to }) => to === doctor.email).map(({ subject }) => subject)

    expect(subjects).toEqual([
      'A second factor was added to your Materia account',
      'A second factor was removed from your Materia account',
    ])
    expect((await signIn(doctor)).status).toBe(200)
  })
})

describe('signing in with a second factor', () => {
  it('answers the right password with a challenge, and the right code with a session', async () => {
    const { doctor, factor } = await enrolled()

    const begun = await signIn(doctor)
    const finished = await answer({ challenge: await challengeOf(doctor), code: factor.code() })

    expect(begun.status).toBe(401)
    expect(begun.body).toMatchObject({
      extensions: {
        code: 'second-factor-required',
        challenge: expect.stringMatching(/^[\w-]{40,}$/),
        methods: ['totp', 'recoveryCode'],
      },
    })
    expect(finished.status).toBe(200)
    expect(finished.body).toMatchObject({ tokenType: 'Bearer', userRoles: ['materia:doctor'] })
    expect(finished.headers['set-cookie']).toContain('materia_files=')
  })

  it('tells nobody who gives a wrong password that there is one', async () => {
    const { doctor } = await enrolled()

    const reply = await stranger.call(userRoutes.signIn, { body: { ...passwordOf(doctor), password: 'Wrong-horse-7' } })

    expect(reply.body).toMatchObject({ status: 400, extensions: { code: 'credentials-wrong' } })
  })

  it('takes a code once', async () => {
    const { doctor, factor } = await enrolled()
    const code = factor.code()

    const first = await answer({ challenge: await challengeOf(doctor), code })
    const second = await answer({ challenge: await challengeOf(doctor), code })
    const next = await answer({ challenge: await challengeOf(doctor), code: factor.code(1) })

    expect(first.status).toBe(200)
    expect(second.body).toMatchObject({ status: 400, extensions: { code: 'code-wrong' } })
    expect(next.status).toBe(200)
  })

  it('lets one of two in who give the same code at once, and answers a challenge once', async () => {
    const { doctor, factor } = await enrolled()
    const [one, other] = [await challengeOf(doctor), await challengeOf(doctor)]
    const same = await Promise.all([
      answer({ challenge: one, code: factor.code() }),
      answer({ challenge: other, code: factor.code() }),
    ])
    const challenge = await challengeOf(doctor)
    const recovery = await Promise.all(
      factor.recoveryCodes.slice(0, 2).map((recoveryCode) => answer({ challenge, recoveryCode })),
    )

    expect(same.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(recovery.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('takes each recovery code once, however it is typed, and mails that', async () => {
    const { doctor, factor } = await enrolled()
    const [code = ''] = factor.recoveryCodes

    const first = await answer({
      challenge: await challengeOf(doctor),
      recoveryCode: ` ${code.toUpperCase().replace('-', ' ')} `,
    })
    const second = await answer({ challenge: await challengeOf(doctor), recoveryCode: code })
    const mfa = await as(doctor).call(identityRoutes.getMfa)
    const subjects = (await mails()).filter(({ to }) => to === doctor.email).map(({ subject }) => subject)

    expect(first.status).toBe(200)
    expect(second.body).toMatchObject({ extensions: { code: 'code-wrong' } })
    expect(mfa.body.recoveryCodesLeft).toBe(9)
    expect(subjects).toContain('A recovery code of your Materia account was used')
  })

  it('locks after five wrong codes, which a right password in between does not forgive', async () => {
    const { doctor, factor } = await enrolled()
    for (let attempt = 0; attempt < 5; attempt++) {
      await answer({ challenge: await challengeOf(doctor), code: '000000' })
    }
    const challenge = await app.db.selectFrom('auth_challenges').select('user_id').execute()

    const password = await signIn(doctor)
    clock.advance(minutes(15) + seconds(1))
    const open = await answer({ challenge: await challengeOf(doctor), code: factor.code() })
    const subjects = (await mails()).filter(({ to }) => to === doctor.email).map(({ subject }) => subject)

    expect(challenge.length).toBeGreaterThan(0)
    expect(password.body).toMatchObject({ status: 400, extensions: { code: 'account-locked' } })
    expect(open.status).toBe(200)
    expect(subjects).toContain('Your Materia account is locked for 15 minutes')
  })

  it('refuses the right code while the account is locked', async () => {
    const { doctor, factor } = await enrolled()
    const challenge = await challengeOf(doctor)
    for (let attempt = 0; attempt < 5; attempt++) await answer({ challenge, code: '000000' })

    const right = await answer({ challenge, code: factor.code() })

    expect(right.body).toMatchObject({ status: 400, extensions: { code: 'account-locked' } })
  })

  it.each([
    ['an unknown challenge', async () => 'unknown'],
    [
      'one of more than five minutes ago',
      async (person: Person) => {
        const challenge = await challengeOf(person)
        clock.advance(minutes(5) + seconds(1))
        return challenge
      },
    ],
    [
      'one from before the password was reset',
      async (person: Person) => {
        const challenge = await challengeOf(person)
        await stranger.call(userRoutes.forgotPassword, { body: { email: person.email } })
        const mail = (await mails()).findLast(({ to }) => to === person.email)
        const token = new URL(/https?:\S+t=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('t') ?? ''
        const body = { token, email: person.email, password: 'Another-horse-8' }
        await stranger.call(userRoutes.resetPassword, { body })
        return challenge
      },
    ],
  ])('refuses %s', async (_, challengeOfPerson) => {
    const { doctor, factor } = await enrolled()
    const challenge = await challengeOfPerson(doctor)

    const reply = await answer({ challenge, code: factor.code() })

    expect(reply.body).toMatchObject({ status: 400, extensions: { code: 'challenge-expired' } })
  })

  it('is still asked for after the password was changed or reset', async () => {
    const { doctor } = await enrolled()
    const body = { currentPassword: doctor.password, newPassword: 'Another-horse-8' }

    await as(doctor).call(userRoutes.changePassword, { body })
    const reply = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: 'Another-horse-8' },
    })

    expect(reply.body).toMatchObject({ status: 401, extensions: { code: 'second-factor-required' } })
  })
})

describe('recovery codes', () => {
  it('are renewed, and the older ones stop', async () => {
    const { doctor, factor } = await enrolled()

    const renewed = await as(doctor).call(identityRoutes.renewRecoveryCodes)
    const old = await answer({ challenge: await challengeOf(doctor), recoveryCode: factor.recoveryCodes[0] })
    const fresh = await answer({ challenge: await challengeOf(doctor), recoveryCode: renewed.body.recoveryCodes[0] })

    expect(old.status).toBe(400)
    expect(fresh.status).toBe(200)
  })

  it('are for those who have a second factor', async () => {
    const doctor = await make.doctor()

    expect((await as(doctor).call(identityRoutes.renewRecoveryCodes)).status).toBe(404)
    expect((await as(doctor).call(identityRoutes.removeTotp)).status).toBe(404)
  })
})
