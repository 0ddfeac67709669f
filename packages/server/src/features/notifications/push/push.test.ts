import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { notificationRoutes, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { createSafePost } from '../../../platform/safe-fetch/safe-post.ts'
import { testApp } from '../../../testing/app.ts'
import { atFileEnd } from '../../../testing/ending.ts'
import type { Person } from '../../../testing/make.ts'
import { encrypt } from './web-push.ts'

interface Delivered {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

const delivered: Delivered[] = []
const statusOf = new Map<string, number>()
const service = createServer(async (request, reply) => {
  const path = request.url ?? ''
  const body = await buffer(request)
  delivered.push({ path, headers: request.headers, body })
  reply.writeHead(statusOf.get(path) ?? 201).end()
})
await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening))
atFileEnd(async () => void service.close())
const { port } = service.address() as AddressInfo
const tester = await testApp()
const { make, as, app, apps } = tester
for (const node of apps) {
  node.safePost = createSafePost({
    isPlain: true,
    resolve: async (host) => [{ address: host.startsWith('inside') ? '10.0.0.1' : '93.184.215.14', family: 4 }],
    dial: () => ({ address: { address: '127.0.0.1', family: 4 }, port }),
  })
}

/** A browser that has asked its push service for an address. */
function someBrowser(host = 'push.example.org') {
  const keys = createECDH('prime256v1')
  const path = `/to/${randomBytes(8).toString('hex')}`
  const auth = randomBytes(16)
  const p256dh = keys.generateKeys().toString('base64url')
  const read = (): object[] => delivered.filter((each) => each.path === path).map(({ body }) => opened(body))
  const opened = (body: Buffer) => {
    const [salt, theirs, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const hkdf = (key: Buffer, salting: Buffer, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salting, info, length))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirs])
    const secret = hkdf(keys.computeSecret(theirs), auth, info, 32)
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return {
    path,
    read,
    subscription: { endpoint: `https://${host}${path}`, keys: { p256dh, auth: auth.toString('base64url') } },
  }
}

const turnOn = (person: Person, body: ReturnType<typeof someBrowser>['subscription']) =>
  as(person).call(notificationRoutes.subscribeToPush, { body })

async function follow(follower: Person, followed: Person): Promise<void> {
  await as(follower).call(profileRoutes.follow, { params: { userIdToFollow: followed.userId } })
  await app.jobs.runDue()
}

describe('a browser that asked for it', () => {
  it('is told of news in its reader’s language, in words that only it can read, signed by this installation', async () => {
    const [reader, follower] = [await make.doctor(), await make.doctor({ firstName: 'Nadia', lastName: 'Roy' })]
    await as(reader).call(userRoutes.setLanguage, { params: { id: reader.userId }, body: { language: 'fr' } })
    const browser = someBrowser()
    const { publicKey } = (await as(reader).call(notificationRoutes.getPush, {})).body
    await turnOn(reader, browser.subscription)

    await follow(follower, reader)

    const [told] = browser.read()
    expect(told).toMatchObject({ title: 'Nadia Roy vous suit', link: `/Profile/${follower.userId}`, language: 'fr' })
    const { headers, body } = delivered.find(({ path }) => path === browser.path) as Delivered
    expect(body.toString('latin1')).not.toContain('Nadia')
    expect(headers).toMatchObject({ host: 'push.example.org', 'content-encoding': 'aes128gcm', ttl: '86400' })
    expect(claimsOf(headers.authorization ?? '', publicKey)).toMatchObject({ aud: 'https://push.example.org' })
    expect((await as(reader).call(notificationRoutes.getPush, {})).body).toEqual({ publicKey, isOn: true })
  })

  it('hears nothing of kinds that its reader does not want on screen, nor after it was turned off', async () => {
    const [reader, follower, other] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const browser = someBrowser()
    await turnOn(reader, browser.subscription)
    const want = (inApp: boolean) =>
      as(reader).call(notificationRoutes.updateNotificationPreferences, { body: { Followed: { inApp, email: 'Off' } } })

    await want(false)
    await follow(follower, reader)
    await want(true)
    await as(reader).call(notificationRoutes.unsubscribeFromPush, { body: { endpoint: browser.subscription.endpoint } })
    await follow(other, reader)

    expect(browser.read()).toEqual([])
  })

  it('hears nothing once its session has ended', async () => {
    const [reader, follower] = [await make.doctor(), await make.doctor()]
    const browser = someBrowser()
    await turnOn(reader, browser.subscription)

    const [session] = (await as(reader).call(userRoutes.listSessions, {})).body
    await as(reader).call(userRoutes.endSession, { params: { id: session?.id ?? '' } })
    await follow(follower, reader)

    expect(browser.read()).toEqual([])
  })

  it.each([404, 410])('is forgotten when its push service answers %i', async (status) => {
    const [reader, one, two] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const browser = someBrowser()
    statusOf.set(browser.path, status)
    await turnOn(reader, browser.subscription)

    await follow(one, reader)
    await follow(two, reader)

    expect(delivered.filter(({ path }) => path === browser.path)).toHaveLength(1)
    expect((await as(reader).call(notificationRoutes.getPush, {})).body.isOn).toBe(false)
  })

  it('is never one inside the server’s network', async () => {
    const [reader, follower] = [await make.doctor(), await make.doctor()]
    const browser = someBrowser('inside.example.org')
    await turnOn(reader, browser.subscription)

    await follow(follower, reader)

    expect(delivered.filter(({ path }) => path === browser.path)).toEqual([])
  })

  it.each([
    ['http://push.example.org/a', undefined],
    ['https://127.0.0.1/a', undefined],
    ['https://push.example.org/a', 'A'.repeat(87)],
  ])('is refused with the address %s and the key %s', async (endpoint, p256dh) => {
    const reader = await make.doctor()
    const { keys } = someBrowser().subscription

    const reply = await turnOn(reader, { endpoint, keys: { ...keys, p256dh: p256dh ?? keys.p256dh } })

    expect(reply.status).toBe(400)
  })

  it('is one of twenty at most, is in the personal data, and goes with the account', async () => {
    const reader = await make.doctor()
    for (let count = 0; count < 22; count++) await turnOn(reader, someBrowser().subscription)
    const rows = () =>
      app.db.selectFrom('push_subscriptions').select('id').where('user_id', '=', reader.userId).execute()

    expect(await rows()).toHaveLength(20)
    const { body } = await as(reader).call(profileRoutes.exportPersonalData, { params: { userId: reader.userId } })
    expect(body.pushSubscriptions).toHaveLength(20)
    await as(reader).call(userRoutes.deleteUser, { params: { id: reader.userId } })
    expect(await rows()).toEqual([])
  })
})

describe('what is sent to a browser', () => {
  it('is encrypted as the example of RFC 8291', () => {
    const target = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    }
    const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url')
    const privateKey = Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url')

    const sealed = encrypt('When I grow up, I want to be a watermelon', target, { salt, privateKey })

    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })
})

/** What a push service checks: the signature of the key that the browser was given. */
function claimsOf(header: string, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? []
  expect(key).toBe(publicKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const part = (from: number, to: number) => point.subarray(from, to).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, 'base64url'))).toBe(true)
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
