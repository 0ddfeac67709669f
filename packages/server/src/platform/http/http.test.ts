import { profileRoutes, userRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { server, make, as, accessTokenOf } = await testApp()
const path = profileRoutes.listFollowing.path

it.each([path, path.toUpperCase(), path.replace('/api', '/%61pi'), '/API/nothing'])(
  'lets nobody keep what is answered at %s',
  async (url) => {
    const authorization = `Bearer ${await accessTokenOf(await make.doctor())}`

    const reply = await server.inject({ url, headers: { authorization } })

    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([
      url.endsWith('nothing') ? 404 : 200,
      'no-store',
    ])
  },
)

it.each(['GET', 'POST'] as const)('says in the language of the account that %s leads nowhere', async (method) => {
  const doctor = await make.doctor()
  const { userId: id } = doctor
  await as(doctor).call(userRoutes.setLanguage, { params: { id }, body: { language: 'fr' } })
  const authorization = `Bearer ${await accessTokenOf(doctor)}`

  const reply = await server.inject({
    method,
    url: '/api/nothing',
    headers: { authorization, 'accept-language': 'en' },
  })

  expect(reply.json()).toMatchObject({ status: 404, detail: 'Il n’y a rien à cette adresse.' })
})

it.each([
  ['en', 'The request body is larger than the 1 MB allowed.'],
  ['fr', 'Le corps de la demande dépasse la limite de 1 Mo.'],
])('refuses a body past 1 MB by naming it (%s)', async (language, message) => {
  const { method, path: url } = userRoutes.forgotPassword
  const headers = { 'content-type': 'application/json', 'accept-language': language }

  const reply = await server.inject({ method, url, headers, payload: JSON.stringify({ email: 'x'.repeat(1_048_576) }) })

  expect(reply.json()).toMatchObject({
    status: 400,
    detail: message,
    extensions: { code: 'body-too-large', errors: [{ field: 'body', message }] },
  })
})

it('lets a page load pictures from Materia alone', async () => {
  const { headers } = await server.inject({ url: '/API/nothing' })

  expect(String(headers['content-security-policy']).split('; ')).toContain("img-src 'self' blob:")
})
