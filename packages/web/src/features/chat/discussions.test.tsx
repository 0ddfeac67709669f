import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatHub } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { Server } from 'socket.io'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DiscussionsPage } from '../../app/pages/DiscussionsPage.tsx'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query.ts'
import { endSession, onSessionEnd } from '../../lib/session.ts'
import { hubState, startHubs, stopHubs } from '../../lib/sockets.ts'
import { problem } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { someRoom } from '../../testing/rooms.ts'
import { joinFailedMessage } from './invites.ts'
import { chatLive } from './live.ts'

const screens = [
  { path: '/discussions', Component: DiscussionsPage },
  { path: paths.home, element: null },
]
const ward = someRoom('Ward 5', '1')
const clinic = someRoom('Clinic', '2', { inviteToken: 'token', invitedByName: 'Mei Chan' })

let http: HttpServer
let server: Server
let leave: () => void
/** By method; an error is a refusal. */
let answers: Record<string, unknown>
let heard: [method: string, ...args: unknown[]][]

/** The other end of the hub: real sockets, with the answers a test gives. */
beforeEach(async () => {
  heard = []
  answers = {
    Load: { joined: [ward], invited: [clinic], public: [] },
    GetMessages: { messages: [], nextCursor: null },
    GetChatroomUsers: [],
  }
  http = createServer()
  server = new Server(http, { cors: { origin: '*' }, serveClient: false })
  server.of(chatHub.namespace).on('connection', (socket) => {
    socket.onAny((method: string, ...args: unknown[]) => {
      const acknowledge = args.pop() as (reply: object) => void
      heard.push([method, ...args])
      const data = answers[method] ?? null
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
const asked = (method: string) => waitFor(() => expect(timesHeard(method)).toBeGreaterThan(0))

async function openDiscussions(address = '/discussions') {
  await startHubs([chatHub], `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  await vi.waitFor(() => expect(hubState(chatHub)).toBe('connected'), { timeout: 10_000 })
  return openScreen(address, screens)
}

describe('the rooms', () => {
  it('are loaded with the invitations after each connection', async () => {
    await openDiscussions()

    expect((await screen.findAllByText('Ward 5')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Clinic').length).toBeGreaterThan(0)
    const before = timesHeard('Load')
    vi.spyOn(Math, 'random').mockReturnValue(0)
    server.of(chatHub.namespace).sockets.forEach((socket) => void socket.conn.close())
    await vi.waitFor(() => expect(timesHeard('Load')).toBeGreaterThan(before), { timeout: 10_000 })
    vi.restoreAllMocks()
  })

  it('hear of a new invitation and load it', async () => {
    await openDiscussions()
    await screen.findAllByText('Clinic')
    answers.GetInvitedChatrooms = [clinic, someRoom('Night shift', '3', { inviteToken: 'other' })]

    server.of(chatHub.namespace).emit('NewPendingChatroomInvite', { chatroomId: clinic.id })

    expect((await screen.findAllByText('Night shift')).length).toBeGreaterThan(0)
  })

  it('is cut off by logging out', async () => {
    await openDiscussions()
    const forget = onSessionEnd(stopHubs)

    endSession('logout')

    expect(hubState(chatHub)).toBe('disconnected')
    await vi.waitFor(() => expect(server.of(chatHub.namespace).sockets.size).toBe(0))
    forget()
  })
})

describe('a room', () => {
  it('opens the room that the address names', async () => {
    await openDiscussions(`/discussions?chatroomId=${ward.id}`)

    expect(await screen.findByRole('heading', { name: 'Ward 5' })).toBeTruthy()
    await asked('GetMessages')
    expect(heard.find(([method]) => method === 'GetMessages')?.[1]).toBe(ward.id)
  })

  it('loads a room’s history anew each time it is chosen', async () => {
    const { router } = await openDiscussions(`/discussions?chatroomId=${ward.id}`)
    await asked('GetMessages')

    await router.navigate('/discussions')
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ward 5' })).toBeNull())
    await router.navigate(`/discussions?chatroomId=${ward.id}`)

    await waitFor(() => expect(timesHeard('GetMessages')).toBe(2))
  })

  it('is joined by accepting its invitation, which then is gone', async () => {
    answers.JoinChatroom = { ...clinic, inviteToken: null }
    const { person, address } = await openDiscussions(`/discussions?chatroomId=${clinic.id}`)

    await person.click(await screen.findByRole('button', { name: 'Join the room' }))

    await asked('GetMessages')
    expect(heard).toContainEqual(['JoinChatroom', clinic.id, 'token'])
    expect(address()).toBe(`/discussions?chatroomId=${clinic.id}`)
    expect(screen.queryByRole('button', { name: 'Join the room' })).toBeNull()
  })

  it('says so on the invitation that cannot be accepted', async () => {
    answers.JoinChatroom = new Error('Too late.')
    const { person } = await openDiscussions(`/discussions?chatroomId=${clinic.id}`)

    await person.click(await screen.findByRole('button', { name: 'Join the room' }))

    expect((await screen.findAllByText(joinFailedMessage)).length).toBeGreaterThan(0)
    expect(joinFailedMessage).toBe('Failed to join chatroom. The invitation may have expired.')
  })

  it('is left by declining its invitation', async () => {
    const { person } = await openDiscussions(`/discussions?chatroomId=${clinic.id}`)

    await person.click((await screen.findAllByRole('button', { name: 'Decline' })).at(-1) as HTMLElement)

    await asked('LeaveChatroom')
    expect(heard).toContainEqual(['LeaveChatroom', clinic.id])
    await waitFor(() => expect(screen.queryByText('Clinic')).toBeNull())
  })
})
