import { randomUUID } from 'node:crypto'
import { type ChatMessage, editsMax, moderationRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { type Chat, chatCalls, createRoom, dataOf, history, say, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { app, as, clock } = tester
const { chatting, twoInARoom } = chatCalls(tester)

describe('editing a message', () => {
  it('changes it for everybody, says so, and keeps what it said before', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'Fisrt')
    const heard = guest.chat.next('MessageEdited')

    const edited = dataOf(await owner.chat.call('EditMessage', room.id, said.id, { content: ' First ' }))
    const kept = await app.db
      .selectFrom('chat_message_edits')
      .select('content')
      .where('message_id', '=', said.id)
      .execute()

    expect(edited).toMatchObject({ content: 'First', editedUtc: expect.any(String), sequence: said.sequence })
    expect(await heard).toEqual(edited)
    expect(await history(guest, room)).toEqual([edited])
    expect(kept).toEqual([{ content: 'Fisrt' }])
  })

  it('to what it says already changes nothing', async () => {
    const { owner, room } = await twoInARoom()
    const said = await say(owner, room, 'Same')

    const edited = dataOf(await owner.chat.call('EditMessage', room.id, said.id, { content: 'Same' }))

    expect(edited).toEqual(said)
  })

  it('is its author’s alone, in the room it was said in', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'Mine')
    const elsewhere = await createRoom(owner)
    const stranger = await chatting()
    const to = { content: 'Yours' }

    const answers = [
      await guest.chat.call('EditMessage', room.id, said.id, to),
      await guest.chat.call('DeleteMessage', room.id, said.id),
      await owner.chat.call('EditMessage', elsewhere.id, said.id, to),
      await stranger.chat.call('EditMessage', room.id, said.id, to),
      await stranger.chat.call('React', room.id, said.id, { emoji: '👍', on: true }),
      await owner.chat.call('EditMessage', room.id, randomUUID(), to),
    ]

    expect(answers.map(statusOf)).toEqual([403, 403, 404, 404, 404, 404])
    expect(await history(owner, room)).toEqual([said])
  })

  it('is bounded as sending is', async () => {
    const { owner, room } = await twoInARoom()
    const said = await say(owner, room, 'Mine')

    const answers = [
      await owner.chat.call('EditMessage', room.id, said.id, { content: '  ' }),
      await owner.chat.call('EditMessage', room.id, said.id, { content: 'x'.repeat(4_001) }),
    ]

    expect(answers.map(statusOf)).toEqual([400, 400])
  })
})

describe('editing a message without end', () => {
  it('is refused after a hundred times', async () => {
    const { owner, room } = await twoInARoom()
    const said = await say(owner, room, 'One')
    const edit = (content: string) => owner.chat.call('EditMessage', room.id, said.id, { content })

    for (let time = 0; time < editsMax; time += 1) await edit(`Version ${time}`)
    const refused = await edit('One too many')

    expect(refused).toMatchObject({ ok: false, problem: { status: 409, extensions: { code: 'edits-full' } } })
    expect(await history(owner, room)).toMatchObject([{ content: `Version ${editsMax - 1}` }])
  })
})

describe('deleting a message', () => {
  it('takes its words from everybody and leaves its place; twice is once', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'Gone soon')
    const answer = await say(guest, room, 'Answer', { replyToMessageId: said.id })
    const heard = guest.chat.next('MessageDeleted')

    const deleted = dataOf(await owner.chat.call('DeleteMessage', room.id, said.id))
    const again = dataOf(await owner.chat.call('DeleteMessage', room.id, said.id))
    const [first, second] = await history(guest, room)

    expect(deleted).toMatchObject({ content: 'This message was deleted.', isDeleted: true })
    expect([again, await heard, first]).toEqual([deleted, deleted, deleted])
    expect(answer.replyTo).toMatchObject({ id: said.id, content: 'Gone soon' })
    expect(second?.replyTo).toMatchObject({ id: said.id, content: 'This message was deleted.' })
    expect(statusOf(await owner.chat.call('EditMessage', room.id, said.id, { content: 'Back' }))).toBe(404)
  })
})

describe('a reaction', () => {
  it('is shown to everybody with who reacted; twice is once, off takes it back', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'Good news')
    const heard = owner.chat.next('MessageReacted')
    const react = (person: { chat: Chat }, emoji: string, on: boolean) =>
      person.chat.call('React', room.id, said.id, { emoji, on })

    const first = dataOf(await react(guest, '👍', true))
    const again = dataOf(await react(guest, '👍', true))
    clock.advance(seconds(1))
    await react(owner, '👍', true)
    clock.advance(seconds(1))
    const both = dataOf(await react(owner, '❤️', true))
    await react(owner, '👍', false)
    const last = dataOf(await react(guest, '👍', false))

    expect(first.reactions).toEqual([{ emoji: '👍', userIds: [guest.userId] }])
    expect([again, await heard]).toEqual([first, first])
    expect(both.reactions).toEqual([
      { emoji: '👍', userIds: [guest.userId, owner.userId] },
      { emoji: '❤️', userIds: [owner.userId] },
    ])
    expect(last.reactions).toEqual([{ emoji: '❤️', userIds: [owner.userId] }])
    expect(last.content).toBe('Good news')
  })

  it.each(['', 'x', '1', '👍👍', '<b>', 'a'.repeat(5_000)])('is one emoji, not %j', async (emoji) => {
    const { owner, room } = await twoInARoom()
    const said = await say(owner, room, 'Good news')

    expect(statusOf(await owner.chat.call('React', room.id, said.id, { emoji, on: true }))).toBe(400)
  })
})

describe('an answer', () => {
  it('quotes the message it answers, which must be of the same room', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'Which dose?')
    const elsewhere = await say(owner, await createRoom(owner), 'Elsewhere')
    const heard = owner.chat.next('BroadcastMessage')

    const answer = await say(guest, room, '5 mg', { replyToMessageId: said.id })
    const refused = await guest.chat.call('SendMessage', {
      chatroomId: room.id,
      content: 'x',
      clientMessageId: randomUUID(),
      replyToMessageId: elsewhere.id,
    })

    expect(answer).toMatchObject({
      replyToMessageId: said.id,
      replyTo: { id: said.id, sequence: 1, fromUserId: owner.userId, content: 'Which dose?' },
    })
    expect(await heard).toEqual(answer)
    expect(statusOf(refused)).toBe(400)
  })
})

describe('changes of messages', () => {
  it('are read on from a change version, each message once as it is now', async () => {
    const { owner, guest, room } = await twoInARoom()
    const [one, two] = [await say(owner, room, 'One'), await say(owner, room, 'Two')]
    const page = dataOf(await guest.chat.call('GetMessages', room.id, null))
    await owner.chat.call('EditMessage', room.id, one.id, { content: 'Uno' })
    await owner.chat.call('DeleteMessage', room.id, two.id)
    await guest.chat.call('React', room.id, one.id, { emoji: '👍', on: true })

    const changes = dataOf(await guest.chat.call('GetMessageChanges', room.id, page.changeVersion))
    const none = dataOf(await guest.chat.call('GetMessageChanges', room.id, changes.changeVersion))

    const shown = ({ id, content, reactions }: ChatMessage) => [id, content, reactions.length]
    expect(changes.messages.map(shown)).toEqual([
      [two.id, 'This message was deleted.', 0],
      [one.id, 'Uno', 1],
    ])
    expect(changes).toMatchObject({ changeVersion: 3, hasMore: false })
    expect(none).toEqual({ messages: [], changeVersion: 3, hasMore: false })
    expect(await history(guest, room)).toEqual([changes.messages[1], changes.messages[0]])
  })

  it('are told after a hiding by a report too', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await say(owner, room, 'A name')
    const heard = guest.chat.next('MessageChanged')

    await as(guest).call(moderationRoutes.report, {
      body: { subjectType: 'message', subjectId: said.id, reason: 'PatientData' },
    })

    expect(await heard).toMatchObject({ id: said.id, changeVersion: 1 })
    const { messages } = dataOf(await guest.chat.call('GetMessageChanges', room.id, 0))
    expect(messages).toMatchObject([{ content: 'This message is hidden until it has been reviewed.' }])
  })

  it('made by many at once get a number each, and everybody ends with the same', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = await Promise.all(Array.from({ length: 10 }, (_, place) => say(owner, room, `Message ${place}`)))

    const changes = said.flatMap((message) => [
      owner.chat.call('EditMessage', room.id, message.id, { content: `${message.content}!` }),
      guest.chat.call('React', room.id, message.id, { emoji: '👍', on: true }),
    ])
    const answers = await Promise.all(changes)

    expect(answers.every((answer) => answer.ok)).toBe(true)
    const [forOwner, forGuest] = [await history(owner, room), await history(guest, room)]
    expect(forOwner).toEqual(forGuest)
    expect(forOwner.map(({ content, reactions }) => [content.at(-1), reactions.length])).toEqual(
      said.map(() => ['!', 1]),
    )
    expect(new Set(forOwner.map(({ changeVersion }) => changeVersion)).size).toBe(10)
  })
})
