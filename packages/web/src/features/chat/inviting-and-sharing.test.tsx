import { commentRoutes, contentRoutes, profileRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { someSummary, someUserArticle } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs, userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { someMessage, someRoom } from '../../testing/rooms.ts'
import { useAnswerChatroomInvite } from './invites.ts'
import { chatHubServer, clinic, discussionScreens, ward } from './testing/hub.ts'

const { answers, heard, timesHeard, clients, connect, asked, openDiscussions } = chatHubServer()

describe('inviting to a room', () => {
  it('looks for the name that was typed to the end, not for each letter', async () => {
    const network = fakeNetwork()
    network.replies(profileRoutes.searchDoctors, [])
    answers.Load = { joined: [{ ...ward, ownerUserId: userId }], invited: [], public: [] }
    const { person } = await openDiscussions(`/discussions?chatroomId=${ward.id}`)
    await person.click((await screen.findAllByRole('button', { name: /^Invite people/ }))[0] as HTMLElement)
    const field = await screen.findByRole('textbox', { name: 'Name or e-mail address' })

    for (const value of ['ch', 'cha', 'chan']) fireEvent.change(field, { target: { value } })

    expect(await screen.findByText(/^Nobody found/)).toBeTruthy()
    expect(network.callsTo(profileRoutes.searchDoctors).map(({ body }) => body)).toEqual([
      { lastName: 'chan' },
      { firstName: 'chan' },
    ])
  })

  it('looks among verified people alone where one asks for them, or where the room is theirs', async () => {
    const network = fakeNetwork()
    network.replies(profileRoutes.searchDoctors, [])
    answers.Load = { joined: [{ ...ward, ownerUserId: userId, verifiedOnly: true }], invited: [], public: [] }
    const { person } = await openDiscussions(`/discussions?chatroomId=${ward.id}`)
    await person.click((await screen.findAllByRole('button', { name: /^Invite people/ }))[0] as HTMLElement)
    const field = await screen.findByRole('textbox', { name: 'Name or e-mail address' })
    const askedNow = () => network.callsTo(profileRoutes.searchDoctors).map(({ body }) => body)

    fireEvent.change(field, { target: { value: 'chan' } })
    await screen.findByText(/^Nobody found/)
    const amongVerified = askedNow()
    await person.click(screen.getByRole('checkbox', { name: 'Show verified people only' }))

    expect(amongVerified).toEqual([
      { lastName: 'chan', verified: true },
      { firstName: 'chan', verified: true },
    ])
    await waitFor(() => expect(askedNow().slice(2)).toEqual([{ lastName: 'chan' }, { firstName: 'chan' }]))
  })
})

describe('a room that was just made', () => {
  it('stays open, and what is done in it, when an older list of rooms arrives', async () => {
    const made = someRoom('Teaching', '7', { ownerUserId: userId })
    answers.CreateChatroom = made
    const { person } = await openDiscussions()
    await screen.findAllByText('Ward 5')
    let arrive = (_: object) => {}
    answers.Load = new Promise((go) => {
      arrive = go
    })
    const loadsBefore = timesHeard('Load')
    clients().emit('ChatroomChanged', { chatroomId: ward.id })
    await expect.poll(() => timesHeard('Load')).toBeGreaterThan(loadsBefore)
    await person.click(screen.getByRole('button', { name: 'New room' }))
    await person.type(await screen.findByRole('textbox', { name: 'Name' }), 'Teaching')
    await person.click(screen.getByRole('button', { name: 'Create room' }))
    await person.click((await screen.findAllByRole('button', { name: /^Invite people/ }))[0] as HTMLElement)
    await screen.findByRole('dialog', { name: 'Invite people' })

    arrive({ joined: [ward, someRoom('Night shift', '8')], invited: [], public: [] })

    expect(await screen.findByText('Night shift')).toBeTruthy()
    expect(screen.getByRole('dialog', { name: 'Invite people' })).toBeTruthy()
    expect(timesHeard('GetChatroom')).toBe(0)
  })
})

describe('an invitation among several', () => {
  it('is busy while it is being answered, and no other', async () => {
    const night = someRoom('Night shift', '3', { inviteToken: 'other' })
    let answer = () => {}
    answers.JoinChatroom = new Error('Too late.')
    answers.LeaveChatroom = new Promise<void>((go) => {
      answer = go
    })
    await connect()
    const { result } = renderHook(() => useAnswerChatroomInvite({ onJoined: () => undefined }), {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
    act(() => result.current.accept(clinic))
    await asked('JoinChatroom')
    await waitFor(() => expect(result.current.answering).toBeUndefined())

    act(() => result.current.decline(night))

    await waitFor(() => expect(result.current.answering).toBe(night.id))
    answer()
    await waitFor(() => expect(result.current.answering).toBeUndefined())
  })
})

describe('sharing an item in a discussion', () => {
  const article = someUserArticle('Metformin and the kidney')
  const { contentItemId } = article

  /** jsdom has no layout, and the conversation draws only what has room. */
  function giveRoom() {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    onTestFinished(() => void vi.restoreAllMocks())
  }

  function answerContents() {
    const network = fakeNetwork()
    network.replies(commentRoutes.listComments, [])
    network.replies(contentRoutes.getContent, article)
    network.replies(contentRoutes.getContentSummary, { ...someSummary(article.title), contentItemId })
    network.replies(contentRoutes.searchContents, [])
    network.on(contentRoutes.recordView, () => ({}))
  }

  it('leads from the item to a room, where the message shows it', async () => {
    giveRoom()
    answerContents()
    answers.SendMessage = someMessage(ward.id, 1, {
      fromUserId: userId,
      content: 'Shared with the room.',
      createdUtc: new Date().toISOString(),
      sharedContentItemId: contentItemId,
    })
    const { person, address } = await openDiscussions(`/contents/${contentItemId}`)

    await person.click(await screen.findByRole('button', { name: 'Share' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Share in a discussion' }))
    expect(await screen.findByText('Choose a room to share into.')).toBeTruthy()
    expect(address()).toBe(`/discussions?share=${contentItemId}`)
    await person.click(await screen.findByRole('link', { name: /Ward 5/ }))
    expect(await screen.findByRole('link', { name: article.title })).toBeTruthy()
    expect(screen.queryByText('Choose a room to share into.')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Send' }))

    await asked('SendMessage')
    expect(heard.find(([method]) => method === 'SendMessage')?.[1]).toMatchObject({
      chatroomId: ward.id,
      sharedContentItemId: contentItemId,
    })
    const messages = await screen.findByRole('log', { name: 'Messages' })
    const shown = await within(messages).findByRole('link', { name: article.title })
    expect(shown.getAttribute('href')).toBe(`/contents/${contentItemId}`)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Do not share this' })).toBeNull())
    expect(address()).toBe(`/discussions?chatroomId=${ward.id}`)
  })

  it('can be called off', async () => {
    answerContents()
    const { person, address } = await openDiscussions(`/discussions?share=${contentItemId}`)

    await person.click(await screen.findByRole('button', { name: 'Cancel' }))

    expect(screen.queryByText('Choose a room to share into.')).toBeNull()
    expect(address()).toBe('/discussions')
  })

  it('is not offered to those who have no discussions', async () => {
    signInAs(['Sponsor'])
    answerContents()
    const coarse = Object.assign(new EventTarget(), { matches: false, addListener() {}, removeListener() {} })
    vi.stubGlobal('matchMedia', () => coarse)
    const { person } = openScreen(`/contents/${contentItemId}`, discussionScreens)

    await person.click(await screen.findByRole('button', { name: 'Share' }))

    expect(screen.queryByRole('menuitem')).toBeNull()
    expect(await screen.findByText('Link copied.')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toMatch(new RegExp(`/contents/${contentItemId}$`))
  })
})
