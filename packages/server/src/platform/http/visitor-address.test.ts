import { userRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const claimed = '203.0.113.9, 198.51.100.7'

it.each([
  ['no proxy', '0', '127.0.0.1'],
  ['one proxy', '1', '198.51.100.7'],
  ['two proxies', '2', '203.0.113.9'],
])('behind %s the visitor is known by the address that the outermost wrote', async (_, proxies, address) => {
  const { stranger, app } = await testApp({ MATERIA_TRUST_PROXY: proxies })

  await stranger.call(userRoutes.signIn, {
    body: { username: 'nobody@example.test', password: 'Wrong-horse-1' },
    headers: { 'x-forwarded-for': claimed },
  })
  const [entry] = await app.db.selectFrom('audit_log').select('ip').execute()

  expect(entry?.ip).toBe(address)
})
