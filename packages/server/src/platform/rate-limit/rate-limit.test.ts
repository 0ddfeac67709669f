import {
  chatHub,
  contactRoutes,
  moderationRoutes,
  profileRoutes,
  type Route,
  renewTokenMethod,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { newEmail } from '../../testing/mails.ts'
import { type LimitName, limits } from './limits.ts'

const test = await testApp({ MATERIA_RATE_LIMITS: 'on', MATERIA_TRUST_PROXY: '1' })
const { make, accessTokenOf, connect, stranger, clock } = test

const from = (address: string) => ({ 'x-forwarded-for': address })
const bearer = async (person: Parameters<typeof accessTokenOf>[0]) => ({
  authorization: `Bearer ${await accessTokenOf(person)}`,
})
const call = (route: Route, headers: Record<string, string>, body?: object) =>
  stranger.call(route, { headers, ...(body && { body }) } as never)
const signInFrom = (address: string) =>
  call(userRoutes.signIn, from(address), {
    username: `${crypto.randomUUID()}@example.test`,
    password: 'Wrong-horse-1',
  })
const repeat = async (times: number, act: (time: number) => Promise<{ status: number }>) => {
  const statuses: number[] = []
  for (let time = 0; time < times; time++) statuses.push((await act(time)).status)
  return [...new Set(statuses)]
}

const exhaust = async (name: LimitName, key: string) => {
  for (let taken = 0; taken < limits[name].requests; taken++) await test.app.limiter.take(name, key)
}

describe('the rate limits', () => {
  it('turn a visitor away who has used up the window, say for how long, and let them in again', async () => {
    const inTime = await repeat(limits.signIn.requests, () => signInFrom('198.51.100.1'))
    const turnedAway = await signInFrom('198.51.100.1')
    const neighbour = await signInFrom('198.51.100.2')
    clock.advance(limits.signIn.windowMs)
    const again = await signInFrom('198.51.100.1')

    expect(inTime).toEqual([neighbour.status])
    expect(turnedAway).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { extensions: { code: 'too-many-requests' } },
    })
    expect(again.status).toBe(neighbour.status)
  })

  it('know a visitor by the network, from whichever of its addresses they call', async () => {
    await repeat(limits.signIn.requests, (time) => signInFrom(`2001:db8:1:2::${time}`))

    expect((await signInFrom('2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await signInFrom('2001:db8:1:3::1')).status).not.toBe(429)
  })

  it('protect one account from many addresses', async () => {
    const { email } = await make.doctor()
    const signIn = (time: number) =>
      call(userRoutes.signIn, from(`198.51.101.${time}`), { username: email, password: 'Wrong-horse-1' })

    await repeat(limits.signIn.requests, signIn)

    expect((await signIn(200)).status).toBe(429)
  })

  it('count reports as everything else, not as invitations', async () => {
    const headers = await bearer(await make.doctor())
    const body = { subjectType: 'content', subjectId: crypto.randomUUID(), reason: 'Other', comment: 'Look.' }

    expect(await repeat(limits.invitation.requests + 1, () => call(moderationRoutes.report, headers, body))).toEqual([
      404,
    ])
  })

  it('count no sign-up and no message that is refused for how it is filled in', async () => {
    const address = from('198.51.100.12')
    const person = { email: newEmail(), firstName: 'Jo', lastName: 'Roy' }
    const message = { name: 'Jo Roy', email: person.email, message: 'Hello.', reason: 'Press' }
    const wrongly = (route: Route, body: object) =>
      repeat(limits.signUp.requests + 1, () => call(route, address, { ...body, email: 'none' }))

    expect(await wrongly(userRoutes.createUser, person)).toEqual([400])
    expect(await wrongly(contactRoutes.sendContactMessage, message)).toEqual([400])
    expect((await call(userRoutes.createUser, address, person)).status).toBe(201)
    expect(
      await repeat(limits.contact.requests, () => call(contactRoutes.sendContactMessage, address, message)),
    ).toEqual([204])
    expect((await call(contactRoutes.sendContactMessage, address, message)).status).toBe(429)
  })

  it('count signed-in people by their account, not by the address they share', async () => {
    const hospital = from('198.51.100.9')
    const [one, other] = [await make.doctor(), await make.doctor()]
    const ask = async (person: typeof one) =>
      call(profileRoutes.listFollowing, { ...hospital, ...(await bearer(person)) })

    const before = await ask(one)
    for (let asked = 1; asked < limits.default.requests; asked++)
      await test.app.limiter.take('default', `account ${one.userId}`)

    expect(before.status).toBe(200)
    expect((await ask(one)).status).toBe(429)
    expect((await ask(other)).status).toBe(200)
    expect((await call(contactRoutes.getCaptchaChallenge, hospital)).status).toBe(200)
  })

  it('let a hospital renew its sessions from one address', async () => {
    await exhaust('default', 'address 198.51.100.10')

    const asStranger = await call(contactRoutes.getCaptchaChallenge, from('198.51.100.10'))
    const renewed = await call(userRoutes.refreshToken, from('198.51.100.10'), { refreshToken: 'unknown' })

    expect([asStranger.status, renewed.status]).toEqual([429, 400])
  })

  it('bound what one address asks for before its token is looked at', async () => {
    await exhaust('address', '198.51.100.11')

    const headers = { ...from('198.51.100.11'), ...(await bearer(await make.doctor())) }

    expect((await call(profileRoutes.listFollowing, headers)).status).toBe(429)
  })
})

describe('a hub', () => {
  it('bounds how often a token is renewed on a socket', async () => {
    const doctor = await make.doctor()
    const { socket } = await connect(doctor, chatHub)
    const token = await accessTokenOf(doctor)
    const renew = () => socket.timeout(10_000).emitWithAck(renewTokenMethod, token)

    const inTime = await Promise.all(Array.from({ length: limits.renewToken.requests }, renew))
    const tooOften = await renew()

    expect(inTime.every(({ ok }) => ok)).toBe(true)
    expect(tooOften).toMatchObject({ ok: false, problem: { status: 429 } })
  })

  it('counts no invitation that names nobody', async () => {
    const { call: callHub } = await connect(await make.doctor(), chatHub)
    const room = await callHub('CreateChatroom', { name: 'A room' })
    const chatroomId = room.ok ? room.data.id : ''
    for (let sent = 0; sent < limits.invitation.requests; sent++)
      await callHub('InviteUserToChatroom', chatroomId, 'nobody')

    expect(await callHub('InviteUserToChatroom', chatroomId, newEmail())).toMatchObject({ ok: true })
  })

  it('bounds every method by the account, and invitations by the limit of invitations', async () => {
    const doctor = await make.doctor()
    const { call: callHub } = await connect(doctor, chatHub)
    const room = await callHub('CreateChatroom', { name: 'A room' })
    const chatroomId = room.ok ? room.data.id : ''
    const invite = () => callHub('InviteUserToChatroom', chatroomId, `${crypto.randomUUID()}@example.test`)
    for (let sent = 0; sent < limits.invitation.requests; sent++) await invite()

    const oneTooMany = await invite()
    const told = await callHub('Typing', chatroomId)
    // Another process of the product may hold a part of the window: what is left is used up here and there.
    let used = 2
    while (await test.app.limiter.tryTake('default', `account ${doctor.userId}`)) used++
    let toldTooOften = await callHub('Typing', chatroomId)
    for (; toldTooOften.ok; used++) toldTooOften = await callHub('Typing', chatroomId)

    expect(oneTooMany).toMatchObject({ ok: false, problem: { status: 429 } })
    expect(told.ok).toBe(true)
    expect(used).toBe(limits.default.requests)
    expect(toldTooOften).toMatchObject({ ok: false, problem: { status: 429 } })
  })
})
