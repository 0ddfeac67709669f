import { randomUUID } from 'node:crypto'
import { type ChatMessage, chatHub, sessionEndedEvent } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { putContentVersions } from '../../contents/index.ts'
import { setUserStatus } from '../../users/index.ts'
import { type Chat, dataOf, statusOf } from '../testing/chat-calls.ts'
import { type Chatting, chatRooms, say } from '../testing/rooms.ts'
import { insertMessages } from './messages.queries.ts'

const test = await testApp()
const { connect, app, clock } = test
const { chatting, roomOf } = chatRooms(test)

describe('sending a message', () => {
  it('is acknowledged with the stored message, which every member hears once', async () => {
    const { owner, guests, chatroomId } = await roomOf(3)
    const arrivals = [owner, ...guests].map(({ chat }) => chat.next('BroadcastMessage'))

    const sent = dataOf(await say(owner.chat, chatroomId, '  Is the ECG back? \n'))

    expect(sent).toMatchObject({ chatroomId, content: 'Is the ECG back?', sequence: 1, fromUserId: owner.userId })
    expect(sent.fromUserFullName).toBe(`${owner.firstName} ${owner.lastName}`)
    expect(await Promise.all(arrivals)).toEqual([sent, sent, sent])
  })

  it('gives a retry the message stored before, and nobody hears it again', async () => {
    const { owner, guests, chatroomId } = await roomOf(2)
    const clientMessageId = randomUUID()

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => say(owner.chat, chatroomId, 'Once.', clientMessageId)),
    )
    const after = dataOf(await say(owner.chat, chatroomId, 'After.'))

    expect(new Set(answers.map((answer) => dataOf(answer).id)).size).toBe(1)
    expect(after.sequence).toBe(2)
    await expect.poll(() => guests[0]?.heard.map(({ sequence }) => sequence)).toEqual([1, 2])
  })

  it('keeps two people’s equal message ids apart', async () => {
    const { owner, guests, chatroomId } = await roomOf(2)

    const mine = dataOf(await say(owner.chat, chatroomId, 'Mine.', 'same'))
    const theirs = dataOf(await say(guests[0]?.chat as Chat, chatroomId, 'Theirs.', 'same'))

    expect([mine.sequence, theirs.sequence]).toEqual([1, 2])
  })

  it('numbers a crowd’s messages without a gap, and all hear them in that order', async () => {
    const { owner, guests, chatroomId } = await roomOf(5)
    const everybody = [owner, ...guests]

    const answers = await Promise.all(
      everybody.flatMap(({ chat }) => Array.from({ length: 20 }, (_, index) => say(chat, chatroomId, `No ${index}`))),
    )
    const sequences = answers.map((answer) => dataOf(answer).sequence).sort((left, right) => left - right)
    const ordered = Array.from({ length: 100 }, (_, index) => index + 1)
    await expect.poll(() => everybody.map(({ heard }) => heard.length)).toEqual([100, 100, 100, 100, 100])

    expect(sequences).toEqual(ordered)
    for (const { heard } of everybody) expect(heard.map(({ sequence }) => sequence)).toEqual(ordered)
  })

  it('shares content that the sender may see, and nothing else', async () => {
    const { owner, guests, chatroomId } = await roomOf(2)
    const folio = { type: 'Folio', ownerId: guests[0]?.userId, title: 'Anticoagulants' } as const
    const [shown, hidden] = [randomUUID(), randomUUID()]
    await inTransaction(app, (tx) =>
      putContentVersions(tx, [
        {
          ...folio,
          contentItemId: shown,
          details: { shareLevel: 'Public', logoAttachmentId: null, verifiedOnly: false },
        },
        {
          ...folio,
          contentItemId: hidden,
          visibility: 'owner',
          details: { shareLevel: 'Private', logoAttachmentId: null, verifiedOnly: false },
        },
      ]),
    )
    const share = (sharedContentItemId: string) =>
      owner.chat.call('SendMessage', {
        chatroomId,
        content: 'Read this.',
        clientMessageId: randomUUID(),
        sharedContentItemId,
      })

    const shared = dataOf(await share(shown))
    const refused = [await share(hidden), await share(randomUUID())]

    expect(shared.sharedContentItemId).toBe(shown)
    expect(refused.map(statusOf)).toEqual([404, 404])
  })

  it.each([
    ['nothing but blanks', ' \n ', 'Write a message first.'],
    ['4,001 characters', 'x'.repeat(4_001), 'A message has at most 4000 characters.'],
    ['a NUL', 'a\u0000b', 'Contains characters that cannot be stored.'],
  ])('refuses %s', async (_, content, detail) => {
    const { owner, chatroomId } = await roomOf(1)

    const answer = await say(owner.chat, chatroomId, content)

    expect(answer).toMatchObject({ ok: false, problem: { status: 400, detail } })
  })

  it('is for members: a public room says so, a private one does not exist', async () => {
    const { owner, chatroomId } = await roomOf(1)
    const secret = dataOf(await owner.chat.call('CreateChatroom', { name: 'Secret' }))
    const outsider = await chatting()

    const answers = [
      await say(outsider.chat, chatroomId, 'Hello'),
      await say(outsider.chat, secret.id, 'Hello'),
      await outsider.chat.call('GetMessages', secret.id),
      await outsider.chat.call('GetMessagesAfter', secret.id, 0),
      await outsider.chat.call('ReadLastMessage', secret.id),
      await outsider.chat.call('Typing', secret.id),
    ]

    expect(answers.map(statusOf)).toEqual([403, 404, 404, 404, 404, 404])
  })
})

describe('history', () => {
  it('comes in pages of 50, the newest first, to the beginning', async () => {
    const { owner, chatroomId } = await roomOf(1)
    for (let number = 1; number <= 120; number++) dataOf(await say(owner.chat, chatroomId, `${number}`))

    const newest = dataOf(await owner.chat.call('GetMessages', chatroomId))
    const older = dataOf(await owner.chat.call('GetMessages', chatroomId, newest.nextCursor))
    const oldest = dataOf(await owner.chat.call('GetMessages', chatroomId, older.nextCursor))

    const sequencesOf = (page: { messages: ChatMessage[] }) => page.messages.map(({ sequence }) => sequence)
    expect([sequencesOf(newest)[0], sequencesOf(newest).at(-1)]).toEqual([71, 120])
    expect([sequencesOf(older)[0], sequencesOf(older).at(-1)]).toEqual([21, 70])
    expect([sequencesOf(oldest)[0], sequencesOf(oldest).at(-1)]).toEqual([1, 20])
    expect(oldest.nextCursor).toBeNull()
  })

  it('is read on from a sequence number to close a gap', async () => {
    const { owner, chatroomId } = await roomOf(1)
    for (let number = 1; number <= 60; number++) dataOf(await say(owner.chat, chatroomId, `${number}`))

    const first = dataOf(await owner.chat.call('GetMessagesAfter', chatroomId, 5))
    const rest = dataOf(await owner.chat.call('GetMessagesAfter', chatroomId, 55))

    expect([first.messages[0]?.sequence, first.messages.length, first.hasMore]).toEqual([6, 50, true])
    expect([rest.messages.length, rest.hasMore]).toEqual([5, false])
  })
})

describe('reading', () => {
  it('counts others’ messages after one’s own pointer, which never moves back and is told to all tabs', async () => {
    const { owner, guests, chatroomId } = await roomOf(2)
    const guest = guests[0] as Chatting
    const otherTab = await connect(guest, chatHub)
    for (let number = 1; number <= 5; number++) dataOf(await say(owner.chat, chatroomId, `${number}`))
    dataOf(await say(guest.chat, chatroomId, 'Mine is not unread.'))
    const unreadOf = async (chat: Chat) => dataOf(await chat.call('Load')).joined[0]?.unreadMessageCount

    const before = await unreadOf(guest.chat)
    const told = otherTab.next('ReadPointerMoved')
    const moved = dataOf(await guest.chat.call('ReadLastMessage', chatroomId, 3))
    const back = dataOf(await guest.chat.call('ReadLastMessage', chatroomId, 1))
    const beyond = dataOf(await guest.chat.call('ReadLastMessage', chatroomId, 99))
    const owned = await unreadOf(owner.chat)

    expect(before).toBe(5)
    expect(moved).toEqual({ lastReadSequence: 3, unreadMessageCount: 2 })
    expect(await told).toEqual({ chatroomId, ...moved })
    expect(back).toEqual(moved)
    expect(beyond).toEqual({ lastReadSequence: 6, unreadMessageCount: 0 })
    expect(owned).toBe(1)
  })
})

describe('a server that dies after storing a message', () => {
  it('is repaired by those left: the message is heard all the same', async () => {
    const { owner, guests, chatroomId } = await roomOf(2)
    const heard = guests.map(({ chat }) => chat.next('BroadcastMessage'))

    const [stored] = await insertMessages(app.db, [
      {
        id: randomUUID(),
        chatroomId,
        fromUserId: owner.userId,
        clientMessageId: randomUUID(),
        content: 'My last words.',
        sharedContentItemId: null,
        replyToMessageId: null,
        attachmentIds: [],
        at: new Date(),
      },
    ])

    expect(await Promise.all(heard)).toMatchObject([{ id: stored?.id, content: 'My last words.' }])
  })
})

describe('typing', () => {
  it('is told to the room', async () => {
    const { owner, guests, chatroomId } = await roomOf(2)
    const guest = guests[0] as Chatting
    const told = owner.chat.next('UserTyping')

    dataOf(await guest.chat.call('Typing', chatroomId))

    expect(await told).toMatchObject({ chatroomId, userId: guest.userId, fullName: 'Robin Tremblay' })
  })
})

describe('a disabled account', () => {
  it('is cut off within ten seconds', async () => {
    const { guests } = await roomOf(2)
    const guest = guests[0] as Chatting
    const ended = guest.chat.next(sessionEndedEvent)
    const closed = new Promise((disconnected) => guest.chat.socket.once('disconnect', disconnected))
    const startedMs = Date.now()

    await app.db.transaction().execute((tx) => setUserStatus(app, tx, guest.userId, 'Disabled'))
    await ended
    await closed

    expect(Date.now() - startedMs).toBeLessThan(10_000)
    clock.advance(seconds(5))
    await expect(connect(guest, chatHub)).rejects.toThrow('Sign in first.')
  })
})
