import { profileRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const { server, make, accessTokenOf } = await testApp()
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

it('lets a page load pictures from Materia alone', async () => {
  const { headers } = await server.inject({ url: '/API/nothing' })

  expect(String(headers['content-security-policy']).split('; ')).toContain("img-src 'self' blob:")
})
