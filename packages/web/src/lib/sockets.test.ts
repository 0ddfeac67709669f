import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatHub, contentHub, notificationHub, renewTokenMethod, sessionEndedEvent } from '@materia/contract'
import { Server, type Socket } from 'socket.io'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { problem } from '../testing/network.ts'
import { signInAs, tokensFor } from '../testing/people.ts'
import { UnreachableError } from './api-error.ts'
import { beginSession, getSession } from './session.ts'
import { callHub, hubState, onHubConnected, onHubEvent, reconnectDelayMs, startHubs, stopHubs } from './sockets.ts'

let http: HttpServer
let server: Server
let host: string

beforeEach(async () => {
  http = createServer()
  server = new Server(http, { cors: { origin: '*' }, serveClient: false })
  for (const { namespace } of [chatHub, contentHub, notificationHub]) server.of(namespace)
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  host = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})

afterEach(async () => {
  stopHubs()
  await server.close()
})

const nextSocket = () => new Promise<Socket>((found) => server.of(chatHub.namespace).once('connection', found))
const connected = () => expect.poll(() => hubState(chatHub)).toBe('connected')

describe('a hub', () => {
  it('is opened with the access token in the handshake, never in the address', async () => {
    const { accessToken } = signInAs(['Doctor'])
    const arriving = nextSocket()

    await startHubs([chatHub], host)
    const { handshake } = await arriving

    expect(handshake.auth).toEqual({ token: accessToken })
    expect(handshake.url).not.toContain(accessToken)
    await connected()
  })

  it('is not opened for whoever is logged out', async () => {
    await startHubs([chatHub], host)

    expect(hubState(chatHub)).toBe('disconnected')
  })

  it('answers a method with its data, and throws its problem', async () => {
    signInAs(['Doctor'])
    const room = '0198b8a0-0000-7000-8000-0000000000aa'
    server.of(chatHub.namespace).on('connection', (socket) => {
      socket.on('Typing', (chatroomId: string, answer: (reply: object) => void) =>
        answer(
          chatroomId === room
            ? { ok: true, data: null }
            : { ok: false, problem: problem(404, 'There is no such room.') },
        ),
      )
    })
    await startHubs([chatHub], host)

    expect(await callHub(chatHub, 'Typing', room)).toBeNull()
    await expect(callHub(chatHub, 'Typing', 'elsewhere')).rejects.toMatchObject({
      status: 404,
      problem: { detail: 'There is no such room.' },
    })
  })

  it('may be called before it is open', async () => {
    signInAs(['Doctor'])
    server.of(chatHub.namespace).on('connection', (socket) => {
      socket.on('GetJoinedChatrooms', (answer: (reply: object) => void) => answer({ ok: true, data: [] }))
    })
    const early = callHub(chatHub, 'GetJoinedChatrooms')

    await startHubs([chatHub], host)

    expect(await early).toEqual([])
  })

  it('that no device without a connection can reach says so at once instead of waiting for an answer', async () => {
    signInAs(['Doctor'])
    await startHubs([chatHub], 'http://127.0.0.1:9')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    vi.useFakeTimers()

    await expect(callHub(chatHub, 'GetJoinedChatrooms')).rejects.toBeInstanceOf(UnreachableError)
  })

  it('delivers its events to whoever listens', async () => {
    signInAs(['Doctor'])
    const arriving = nextSocket()
    const heard = vi.fn()
    const stop = onHubEvent(chatHub, 'ChatroomChanged', heard)
    await startHubs([chatHub], host)

    const event = { chatroomId: '0198b8a0-0000-7000-8000-0000000000aa' }
    ;(await arriving).emit('ChatroomChanged', event)

    await expect.poll(() => heard).toHaveBeenCalledExactlyOnceWith(event)
    stop()
  })

  it('is told the new token when the session is renewed', async () => {
    signInAs(['Doctor'])
    const arriving = nextSocket()
    await startHubs([chatHub], host)
    const renewed = vi.fn()
    ;(await arriving).on(renewTokenMethod, renewed)
    await connected()
    const tokens = tokensFor(['Doctor'])

    beginSession(tokens)

    await expect.poll(() => renewed).toHaveBeenCalledWith(tokens.accessToken, expect.anything())
  })

  it('that says the session ended logs out', async () => {
    signInAs(['Doctor'])
    const arriving = nextSocket()
    await startHubs([chatHub], host)
    ;(await arriving).emit(sessionEndedEvent)

    await expect.poll(() => getSession().loggedIn).toBe(false)
  })

  it('is reconnecting after a break, comes back and says so', async () => {
    signInAs(['Doctor'])
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const arriving = nextSocket()
    const onConnected = vi.fn()
    const stop = onHubConnected(chatHub, onConnected)
    await startHubs([chatHub], host)
    const socket = await arriving
    await connected()

    socket.conn.close()

    await expect.poll(() => hubState(chatHub)).toBe('reconnecting')
    await connected()
    expect(onConnected).toHaveBeenCalledTimes(2)
    stop()
    vi.restoreAllMocks()
  })

  it('that cannot be reached the first time is tried again after 5 seconds', async () => {
    signInAs(['Doctor'])
    let refusals = 0
    server.of(chatHub.namespace).use((_, next) => {
      refusals += 1
      next(refusals === 1 ? new Error('Not yet.') : undefined)
    })
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const started = performance.now()

    await startHubs([chatHub], host)
    await connected()

    expect(performance.now() - started).toBeGreaterThanOrEqual(4_900)
    expect(refusals).toBe(2)
    expect(log).toHaveBeenCalledExactlyOnceWith('/chat could not be reached: Not yet.')
    vi.restoreAllMocks()
  })

  it('closes when it is stopped', async () => {
    signInAs(['Doctor'])
    const arriving = nextSocket()
    await startHubs([chatHub], host)
    const left = new Promise((gone) => void arriving.then((socket) => socket.on('disconnect', gone)))
    await connected()

    stopHubs()

    expect(hubState(chatHub)).toBe('disconnected')
    await left
  })
})

describe('the delay before a reconnection', () => {
  it.each([
    [0, 1_000],
    [0.5, 6_000],
    [1, 11_000],
  ])('with the chance %d is %d ms', (chance, delay) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)

    expect(reconnectDelayMs()).toBe(delay)
    vi.restoreAllMocks()
  })
})
