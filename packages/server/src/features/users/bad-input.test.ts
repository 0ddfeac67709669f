import { type Route, userRoutes } from '@materia/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { make, server, accessTokenOf } = await testApp()
const doctor = await make.doctor()
const token = await accessTokenOf(doctor)

const nasty = fc.oneof(
  fc.constantFrom(
    "' or 1=1 --",
    '"; drop table users; --',
    '\u0000',
    '\ud800',
    '😀'.repeat(200),
    '\r\nX-Injected: 1',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '{{7*7}}',
    'x'.repeat(100_000),
    '',
  ),
  fc.string({ unit: 'binary' }),
)
const wrong = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(fc.string(), nasty, { maxKeys: 3 }),
)
const fields = [
  'username',
  'password',
  'refreshToken',
  'email',
  'firstName',
  'lastName',
  'minc',
  'schoolName',
  'userType',
  'token',
  'currentPassword',
  'newPassword',
  'unknown',
  '__proto__',
  'constructor',
]
const objects = fc.dictionary(fc.constantFrom(...fields), wrong, { maxKeys: 6 }).map((body) => JSON.stringify(body))
const broken = fc.constantFrom(
  '{',
  '[',
  '"',
  'null',
  '[]',
  '1',
  'true',
  '{"a":}',
  '{"username":"a","username":',
  '\u0000',
  '{}{}',
)
const routes = Object.values(userRoutes) as Route[]

describe('bad input on the auth calls', () => {
  it('gets a 4xx Problem, never a 5xx, ten thousand times', async () => {
    const surprises: string[] = []
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...routes),
        fc.oneof({ weight: 9, arbitrary: objects }, { weight: 1, arbitrary: broken }),
        nasty,
        async (route, payload, word) => {
          const path = route.path.replaceAll(
            /:\w+/g,
            encodeURIComponent(word.isWellFormed() ? word.slice(0, 200) : 'x') || 'x',
          )
          const query = route.query
            ? `?email=${encodeURIComponent(word.isWellFormed() ? word.slice(0, 500) : 'x')}`
            : ''
          const reply = await server.inject({
            method: route.method,
            url: path + query,
            headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
            ...(route.method !== 'GET' && { payload }),
          })
          const isProblem = String(reply.headers['content-type']).startsWith('application/problem+json')
          const isFine = reply.statusCode < 300 && !route.body
          const isOutcome = reply.statusCode === 200 && reply.body.includes('"succeeded":false')
          if (reply.statusCode >= 500 || !(isFine || isOutcome || (reply.statusCode >= 400 && isProblem))) {
            surprises.push(
              `${route.method} ${path} ${payload.slice(0, 200)} → ${reply.statusCode} ${reply.body.slice(0, 200)}`,
            )
          }
        },
      ),
      { numRuns: 10_000, endOnFailure: true },
    )

    expect(surprises).toEqual([])
    expect((await server.inject({ url: '/healthz' })).statusCode).toBe(200)
  }, 300_000)

  it('names an over-long body and broken JSON', async () => {
    const huge = await server.inject({
      method: 'POST',
      url: '/api/User/token',
      headers: { 'content-type': 'application/json' },
      payload: `{"username":"${'x'.repeat(1_100_000)}"}`,
    })
    const half = await server.inject({
      method: 'POST',
      url: '/api/User/token',
      headers: { 'content-type': 'application/json' },
      payload: '{"username":',
    })

    expect(huge.statusCode).toBe(413)
    expect(huge.json()).toMatchObject({ status: 413, detail: 'The request body is larger than the 1 MB allowed.' })
    expect(half.statusCode).toBe(400)
    expect(half.headers['content-type']).toContain('application/problem+json')
  })
})
