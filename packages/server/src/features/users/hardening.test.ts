import { randomBytes } from 'node:crypto'
import { contentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { keyOf, signToken } from './sessions/access-tokens.ts'

const previous = randomBytes(32).toString('hex')
const { app, apps, make, as, stranger, server, accessTokenOf } = await testApp({ MATERIA_SECRET_PREVIOUS: previous })

const signIn = async () => {
  const { email, password } = await make.doctor()
  return stranger.call(userRoutes.signIn, { body: { username: email, password } })
}

describe('every answer', () => {
  it('forbids guessing its type, framing it and telling others where one came from', async () => {
    const { headers } = await server.inject('/healthz')

    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).toContain("object-src 'none'")
  })

  it('is for our own pages: no other origin is let in', async () => {
    const origin = 'https://evil.example'
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' }

    const read = await as(await make.doctor()).call(contentRoutes.trending, { headers: { origin } })
    const preflight = await server.inject({ method: 'OPTIONS', url: userRoutes.signIn.path, headers: asked })

    expect(read.headers['access-control-allow-origin']).toBeUndefined()
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
    expect(preflight.statusCode).toBe(404)
  })

  it('says its type and character set', async () => {
    expect((await signIn()).headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is not given to TRACE', async () => {
    expect((await server.inject({ method: 'TRACE' as 'GET', url: '/healthz' })).statusCode).toBe(404)
  })
})

describe('the cookie for files', () => {
  it('is out of reach of scripts and other sites', async () => {
    expect((await signIn()).headers['set-cookie']).toMatch(
      /^materia_files=[^;]+; Path=\/api; HttpOnly; SameSite=Strict/,
    )
  })

  it('travels by TLS alone where there is TLS, and says so by its name', async () => {
    const { publicUrl } = app
    for (const node of apps) node.publicUrl = 'https://materia.example.org'
    const cookie = (await signIn()).headers['set-cookie']
    for (const node of apps) node.publicUrl = publicUrl

    expect(cookie).toMatch(/^__Secure-materia_files=.*; Secure$/)
  })
})

describe('secrets', () => {
  it('that were replaced go on counting until the change is over', async () => {
    const doctor = await make.doctor()
    const { sid } = JSON.parse(atob((await accessTokenOf(doctor)).split('.')[1] ?? ''))
    const [now, expiresAt] = [app.clock.now(), new Date(app.clock.now().getTime() + 60_000)]
    const fields = {
      type: 'access',
      userId: doctor.userId,
      roles: doctor.roles,
      sessionId: sid,
      now,
      expiresAt,
    } as const
    const tokenOf = (secret: string) => signToken({ current: keyOf(secret), previous: undefined }, fields)
    const check = async (token: string) =>
      (await stranger.call(userRoutes.checkToken, { headers: { authorization: `Bearer ${token}` } })).status

    expect(await check(await tokenOf(previous))).toBe(200)
    expect(await check(await tokenOf(randomBytes(32).toString('hex')))).toBe(401)
  })

  it('are kept as argon2id and as hashes', async () => {
    const doctor = await make.doctor()
    const body = { currentPassword: doctor.password, newPassword: 'Another-horse-8' }
    await as(doctor).call(userRoutes.changePassword, { body })
    const { refreshToken } = (await signIn()).body

    const { password_hash: hash } = await app.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', doctor.userId)
      .executeTakeFirstOrThrow()
    const { rows } = await app.pool.query('select t::text as row from refresh_tokens t')

    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })
})
