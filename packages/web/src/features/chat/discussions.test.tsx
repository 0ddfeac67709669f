import { chatHub } from '@materia/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { startLive } from '../../app/live.ts'
import { hubKey } from '../../lib/live.ts'
import { queryClient } from '../../lib/query.ts'
import { endSession } from '../../lib/session.ts'
import { hubState } from '../../lib/sockets.ts'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import { chatHubServer, clinic, ward } from './testing/hub.ts'

const { answers, heard, timesHeard, clients, asked, openDiscussions } = chatHubServer()

describe('the rooms', () => {
  it('are loaded with the invitations after each connection', async () => {
    await openDiscussions()

    expect((await screen.findAllByText('Ward 5')).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Clinic').length).toBeGreaterThan(0)
    const before = timesHeard('Load')
    vi.spyOn(Math, 'random').mockReturnValue(0)
    clients().sockets.forEach((socket) => void socket.conn.close())
    await expect.poll(() => timesHeard('Load')).toBeGreaterThan(before)
    vi.restoreAllMocks()
  })

  it('hear of a new invitation and load it', async () => {
    await openDiscussions()
    await screen.findAllByText('Clinic')
    answers.GetInvitedChatrooms = [clinic, someRoom('Night shift', '3', { inviteToken: 'other' })]

    clients().emit('NewPendingChatroomInvite', { chatroomId: clinic.id })

    expect((await screen.findAllByText('Night shift')).length).toBeGreaterThan(0)
  })

  it('is cut off by logging out', async () => {
    await openDiscussions()
    startLive(queryClient)

    endSession('logout')

    expect(hubState(chatHub)).toBe('disconnected')
    await expect.poll(() => clients().sockets.size).toBe(0)
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

  it('has nothing unread once it is chosen, also in a window that nobody looks at', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    const messages = Array.from({ length: 42 }, (_, index) => someMessage(ward.id, index + 1))
    answers.GetMessages = { messages, nextCursor: null, changeVersion: 0 }
    answers.Load = {
      joined: [{ ...ward, latestSequence: 42, unreadMessageCount: 42 }],
      invited: [],
      public: [],
    }
    answers.ReadLastMessage = { lastReadSequence: 42, unreadMessageCount: 0 }

    await openDiscussions(`/discussions?chatroomId=${ward.id}`)

    await asked('ReadLastMessage')
    expect(heard.find(([method]) => method === 'ReadLastMessage')).toEqual(['ReadLastMessage', ward.id, 42])
    await waitFor(() => expect(screen.queryByText('42', { exact: true })).toBeNull())
    expect(timesHeard('ReadLastMessage')).toBe(1)
  })

  it('counts what is said later as unread until somebody looks', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    onTestFinished(() => void vi.restoreAllMocks())
    answers.GetMessages = { messages: [someMessage(ward.id, 1)], nextCursor: null, changeVersion: 0 }
    answers.Load = { joined: [{ ...ward, latestSequence: 1, unreadMessageCount: 1 }], invited: [], public: [] }
    answers.ReadLastMessage = { lastReadSequence: 1, unreadMessageCount: 0 }
    await openDiscussions(`/discussions?chatroomId=${ward.id}`)
    await asked('ReadLastMessage')

    clients().emit('BroadcastMessage', someMessage(ward.id, 2))
    await screen.findAllByText('Message 2')
    expect(timesHeard('ReadLastMessage')).toBe(1)

    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(heard.at(-1)).toEqual(['ReadLastMessage', ward.id, 2]))
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

    const failed = 'Failed to join chatroom. The invitation may have expired.'
    expect((await screen.findAllByText(failed)).length).toBeGreaterThan(0)
  })

  it('is left by declining its invitation', async () => {
    const { person } = await openDiscussions(`/discussions?chatroomId=${clinic.id}`)

    await person.click((await screen.findAllByRole('button', { name: 'Decline' })).at(-1) as HTMLElement)

    await asked('LeaveChatroom')
    expect(heard).toContainEqual(['LeaveChatroom', clinic.id])
    await waitFor(() => expect(screen.queryByText('Clinic')).toBeNull())
  })
})

describe('a message edited while the history is on its way', () => {
  it('is shown as it is now', async () => {
    let answer = (_: object) => {}
    answers.GetMessages = new Promise<object>((go) => {
      answer = go
    })
    answers.Load = { joined: [{ ...ward, latestSequence: 1 }], invited: [], public: [] }
    await openDiscussions(`/discussions?chatroomId=${ward.id}`)
    await asked('GetMessages')

    const edited = someMessage(ward.id, 1, { content: 'After', changeVersion: 1 })
    clients().emit('MessageEdited', edited)
    answer({ messages: [someMessage(ward.id, 1, { content: 'Before' })], nextCursor: null, changeVersion: 0 })

    const kept = () => queryClient.getQueryData(hubKey(chatHub, 'GetMessages', ward.id))
    await waitFor(() => expect(kept()).toMatchObject({ messages: [{ content: 'After' }], changeVersion: 1 }))
  })
})

describe('a public room', () => {
  it('says why it cannot be joined', async () => {
    answers.FindPublicChatrooms = [someRoom('Cardiology', '4', { type: 'Public' })]
    answers.JoinChatroom = new Error('You were removed from this room.')
    const { person } = await openDiscussions()
    await person.click(await screen.findByRole('button', { name: 'Find public rooms' }))

    await person.click(await screen.findByRole('button', { name: 'Join Cardiology' }))

    expect(await screen.findByText('You were removed from this room.')).toBeTruthy()
  })

  it('is looked for by the name that was typed to the end, not by each letter', async () => {
    answers.FindPublicChatrooms = []
    const { person } = await openDiscussions()
    await person.click(await screen.findByRole('button', { name: 'Find public rooms' }))
    const field = await screen.findByRole('searchbox', { name: 'Name of the room' })
    await asked('FindPublicChatrooms')

    for (const value of ['c', 'ca', 'car', 'cardio']) fireEvent.change(field, { target: { value } })

    const terms = () => heard.filter(([method]) => method === 'FindPublicChatrooms').map(([, term]) => term)
    await waitFor(() => expect(terms()).toContain('cardio'))
    expect(terms()).toEqual(['', 'cardio'])
  })
})
