import { userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { minutes, seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'

const { make, as, stranger, clock, app } = await testApp()

describe('signing in', () => {
  it('gives a token response with prefixed roles and minutes until expiry', async () => {
    const doctor = await make.doctor()

    const reply = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email.toUpperCase(), password: doctor.password },
    })

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ expiresIn: 15, tokenType: 'Bearer', userRoles: ['materia:doctor'] })
    expect(Object.keys(reply.body).sort()).toEqual([
      'accessToken',
      'expiresIn',
      'refreshToken',
      'tokenType',
      'userRoles',
    ])
  })

  it.each([
    ['a wrong password', (email: string) => ({ username: email, password: 'Wrong-horse-7' })],
    ['an unknown account', () => ({ username: 'nobody@example.test', password: 'Wrong-horse-7' })],
  ])('answers %s with the same sentence', async (_, credentials) => {
    const doctor = await make.doctor()

    const reply = await stranger.call(userRoutes.signIn, { body: credentials(doctor.email) })

    expect(reply.status).toBe(400)
    expect(reply.headers['content-type']).toContain('application/problem+json')
    expect(reply.body).toMatchObject({ status: 400, detail: 'Incorrect e-mail or password.' })
  })

  it('locks the account for 15 minutes after five failures in a row', async () => {
    const doctor = await make.doctor()
    const wrong = { username: doctor.email, password: 'Wrong-horse-7' }
    const right = { username: doctor.email, password: doctor.password }
    for (let attempt = 0; attempt < 5; attempt++) await stranger.call(userRoutes.signIn, { body: wrong })

    const locked = await stranger.call(userRoutes.signIn, { body: right })
    const stillLocked = await stranger.call(userRoutes.signIn, { body: wrong })
    clock.advance(minutes(15) + seconds(1))
    const open = await stranger.call(userRoutes.signIn, { body: right })

    expect(locked.body).toMatchObject({ status: 400, detail: 'Too many attempts. Try again later.' })
    expect(stillLocked.body).toMatchObject({ status: 400, detail: 'Too many attempts. Try again later.' })
    expect(open.status).toBe(200)
  })

  it.each([
    ['Disabled', 'This account is disabled.'],
    ['New', 'Please confirm your e-mail first.'],
  ] as const)('refuses a user who is %s, but only after the right password', async (status, detail) => {
    const doctor = await make.doctor({ status })

    const right = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    const wrong = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: 'Wrong-horse-7' },
    })

    expect(right.body).toMatchObject({ status: 400, detail })
    expect(wrong.body).toMatchObject({ status: 400, detail: 'Incorrect e-mail or password.' })
  })

  it('asks for the username by name when it is missing', async () => {
    const reply = await stranger.call(userRoutes.signIn, { body: { password: 'x' } as never })

    expect(reply.body).toMatchObject({ status: 400, detail: 'username: Username is required' })
  })

  it.each([
    ['username', { username: 'x'.repeat(255), password: 'x' }, 'username: Use at most 254 characters.'],
    ['password', { username: 'x', password: 'x'.repeat(1001) }, 'password: Use at most 1000 characters.'],
  ])('says that a %s is too long', async (_, body, detail) => {
    const reply = await stranger.call(userRoutes.signIn, { body })

    expect(reply.body).toMatchObject({ status: 400, detail })
  })
})

describe('refreshing a session', () => {
  async function signedIn() {
    const doctor = await make.doctor()
    const { body } = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    return { doctor, tokens: body }
  }
  const refresh = (refreshToken: string) => stranger.call(userRoutes.refreshToken, { body: { refreshToken } })
  const check = (token: string) =>
    stranger.call(userRoutes.checkToken, { headers: { authorization: `Bearer ${token}` } })

  it('gives a new pair and the old refresh token stops counting', async () => {
    const { tokens } = await signedIn()

    const reply = await refresh(tokens.refreshToken)

    expect(reply.status).toBe(200)
    expect(reply.body.refreshToken).not.toBe(tokens.refreshToken)
    expect((await check(reply.body.accessToken)).status).toBe(200)
  })

  it('gives one successor to twenty parallel refreshes with one token', async () => {
    const { tokens } = await signedIn()

    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(tokens.refreshToken)))

    expect(replies.map((reply) => reply.status)).toEqual(Array(20).fill(200))
    expect(new Set(replies.map((reply) => reply.body.refreshToken)).size).toBe(1)
  })

  it('ends the whole family when an old token is replayed after its successor was used', async () => {
    const { tokens } = await signedIn()
    const second = (await refresh(tokens.refreshToken)).body
    const third = (await refresh(second.refreshToken)).body

    const replay = await refresh(tokens.refreshToken)
    clock.advance(seconds(4))

    expect(replay.body).toMatchObject({ status: 400, detail: 'This session has ended. Sign in again.' })
    expect((await refresh(third.refreshToken)).status).toBe(400)
    expect((await check(third.accessToken)).status).toBe(401)
  })

  it('ends the family when the immediate predecessor comes back after 30 seconds', async () => {
    const { tokens } = await signedIn()
    const second = (await refresh(tokens.refreshToken)).body
    clock.advance(seconds(31))

    expect((await refresh(tokens.refreshToken)).status).toBe(400)
    expect((await refresh(second.refreshToken)).status).toBe(400)
  })

  it('ends after 14 days without use', async () => {
    const { tokens } = await signedIn()
    clock.advance(minutes(14 * 24 * 60) + seconds(1))

    expect((await refresh(tokens.refreshToken)).status).toBe(400)
  })

  it('is refused to a user disabled meanwhile, whose access token stops working within 10 seconds', async () => {
    const { doctor, tokens } = await signedIn()
    expect((await check(tokens.accessToken)).status).toBe(200)

    await app.db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', doctor.userId).execute()
    clock.advance(seconds(9))

    expect((await check(tokens.accessToken)).status).toBe(401)
    expect((await refresh(tokens.refreshToken)).status).toBe(400)
  })

  it('is refused after signing out', async () => {
    const { tokens } = await signedIn()

    const out = await stranger.call(userRoutes.signOut, { body: { refreshToken: tokens.refreshToken } })

    expect(out.status).toBe(204)
    expect((await refresh(tokens.refreshToken)).status).toBe(400)
  })
})

describe('checking a token', () => {
  it('answers valid with the minutes left', async () => {
    const doctor = await make.doctor()

    const reply = await as(doctor).call(userRoutes.checkToken)

    expect(reply.status).toBe(200)
    expect(reply.body.valid).toBe(true)
    expect(reply.body.expiresIn).toBeGreaterThan(14)
    expect(reply.body.expiresIn).toBeLessThanOrEqual(15)
  })

  it.each(['', 'nonsense', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])('answers 401 to %j', async (token) => {
    const reply = await stranger.call(userRoutes.checkToken, { headers: { authorization: `Bearer ${token}` } })

    expect(reply.status).toBe(401)
    expect(reply.headers['www-authenticate']).toBe('Bearer')
  })

  it('does not take the files cookie for an access token', async () => {
    const doctor = await make.doctor()
    const signIn = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })
    const cookie = String(signIn.headers['set-cookie']).match(/materia_files=([^;]+)/)?.[1]

    const reply = await stranger.call(userRoutes.checkToken, { headers: { authorization: `Bearer ${cookie}` } })

    expect(cookie).toBeTruthy()
    expect(reply.status).toBe(401)
  })
})

describe('signed-in devices', () => {
  it('are listed with the current one marked, and can be signed out', async () => {
    const doctor = await make.doctor()
    const other = await stranger.call(userRoutes.signIn, {
      body: { username: doctor.email, password: doctor.password },
    })

    const devices = await as(doctor).call(userRoutes.listSessions)
    const stale = devices.body.find((device) => !device.isCurrent)
    const ended = await as(doctor).call(userRoutes.endSession, { params: { id: stale?.id ?? '' } })

    expect(devices.body).toHaveLength(2)
    expect(ended.status).toBe(204)
    expect(
      (await stranger.call(userRoutes.refreshToken, { body: { refreshToken: other.body.refreshToken } })).status,
    ).toBe(400)
  })

  it('of others cannot be signed out', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const [device] = (await as(owner).call(userRoutes.listSessions)).body

    const reply = await as(other).call(userRoutes.endSession, { params: { id: device?.id ?? '' } })

    expect(reply.status).toBe(404)
  })
})
