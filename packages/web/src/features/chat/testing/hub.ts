import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatHub } from '@materia/contract'
import { waitFor } from '@testing-library/react'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect } from 'vitest'
import { ContentPage } from '../../../app/pages/ContentPage.tsx'
import { DiscussionsPage } from '../../../app/pages/DiscussionsPage.tsx'
import { paths } from '../../../domain/paths.ts'
import { queryClient } from '../../../lib/query.ts'
import { hubState, startHubs, stopHubs } from '../../../lib/sockets.ts'
import { problem } from '../../../testing/network.ts'
import { signInAs } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { someRoom } from '../../../testing/rooms.ts'
import { chatLive } from '../live.ts'

export const discussionScreens = [
  { path: '/contents/:contentItemId', Component: ContentPage },
  { path: '/discussions', Component: DiscussionsPage },
  { path: paths.home, element: null },
]
export const ward = someRoom('Ward 5', '1')
export const clinic = someRoom('Clinic', '2', { inviteToken: 'token', invitedByName: 'Mei Chan' })

const usualAnswers = () => ({
  Load: { joined: [ward], invited: [clinic], public: [] },
  GetMessages: { messages: [], nextCursor: null, changeVersion: 0 },
  GetChatroomUsers: [],
  GetPresentUsers: [],
})

/** The other end of the hub for each test of a file: real sockets, with the answers a test gives. */
export function chatHubServer() {
  let http: HttpServer
  let server: Server
  let leave: () => void
  /** By method; an error is a refusal, a promise an answer that takes its time. */
  const answers: Record<string, unknown> = {}
  const heard: [method: string, ...args: unknown[]][] = []

  beforeEach(async () => {
    heard.length = 0
    for (const method of Object.keys(answers)) delete answers[method]
    Object.assign(answers, usualAnswers())
    http = createServer()
    server = new Server(http, { cors: { origin: '*' }, serveClient: false })
    server.of(chatHub.namespace).on('connection', (socket) => {
      socket.onAny(async (method: string, ...args: unknown[]) => {
        const acknowledge = args.pop() as (reply: object) => void
        heard.push([method, ...args])
        const data = (await answers[method]) ?? null
        acknowledge(data instanceof Error ? { ok: false, problem: problem(409, data.message) } : { ok: true, data })
      })
    })
    await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
    signInAs(['Doctor'])
    leave = chatLive.join(queryClient)
  })

  afterEach(async () => {
    leave()
    stopHubs()
    await server.close()
  })

  const timesHeard = (method: string) => heard.filter(([name]) => name === method).length
  const connect = async () => {
    await startHubs([chatHub], `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
    await expect.poll(() => hubState(chatHub)).toBe('connected')
  }
  return {
    answers,
    heard,
    timesHeard,
    connect,
    /** The clients' end of it. */
    clients: () => server.of(chatHub.namespace),
    asked: (method: string) => waitFor(() => expect(timesHeard(method)).toBeGreaterThan(0)),
    openDiscussions: async (address = '/discussions') => {
      await connect()
      return openScreen(address, discussionScreens)
    },
  }
}
