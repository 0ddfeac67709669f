import { randomUUID } from 'node:crypto'
import { chatHub, commentRoutes, notificationRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import { files } from '../../testing/files.ts'
import { attachmentCalls } from '../attachments/testing/attachment-calls.ts'
import { chatCalls, dataOf, history, say } from './testing/chat-calls.ts'

const tester = await testApp()
const { app, as, connect } = tester
const { joined, twoInARoom } = chatCalls(tester)
const { upload, read } = attachmentCalls(tester)

const events = ['BroadcastMessage', 'MessageEdited', 'MessageReacted', 'MessageDeleted', 'MessageChanged', 'UserTyping']

/** Somebody speaks in a room and beneath an item; one listener has blocked them, the other has not. */
async function stage() {
  const { owner: speaker, guest: blocker, room } = await twoInARoom()
  const friend = await joined(speaker, room)
  await as(blocker).call(profileRoutes.block, { params: { userId: speaker.userId } })
  const heard = new Map([blocker, friend].map((person) => [person.userId, [] as unknown[]]))
  for (const { userId, chat } of [blocker, friend]) {
    for (const event of events) chat.socket.on(event, (told: unknown) => heard.get(userId)?.push(told))
  }
  const word = `w${randomUUID().replaceAll('-', '')}`
  const mentions = [blocker, friend].map(({ userId }) => `@[You](${userId})`).join(' ')
  const { contentItemId } = await makeContent(app, 'Article', { contentItemId: undefined })
  const scan = (await upload(speaker, 'PDF', files.pdf(), `${word}.pdf`)).body

  const message = await say(speaker, room, `${word} ${mentions}`, { attachmentIds: [scan.id] })
  await friend.chat.call('React', room.id, message.id, { emoji: '👍', on: true })
  await speaker.chat.call('EditMessage', room.id, message.id, { content: `${word} edited ${mentions}` })
  await speaker.chat.call('Typing', room.id)
  await say(friend, room, 'An answer', { replyToMessageId: message.id })
  const body = { content: `${word} comment ${mentions}` }
  await as(speaker).call(commentRoutes.addComment, { params: { contentItemId }, body })
  await app.jobs.runDue()
  // What was pushed before is there once the room has answered.
  const last = friend.chat.next('BroadcastMessage')
  await say(blocker, room, 'The end')
  await last
  return { blocker, friend, room, word, contentItemId, scan, heard }
}

type Stage = Awaited<ReturnType<typeof stage>>
type Listener = Stage['blocker']

const paths: [name: string, look: (listener: Listener, stage: Stage) => Promise<unknown>][] = [
  ['what is pushed', async ({ userId }, { heard }) => heard.get(userId)],
  ['what was said', ({ chat }, { room }) => history({ chat }, room)],
  ['what was said since', async ({ chat }, { room }) => dataOf(await chat.call('GetMessagesAfter', room.id, 0))],
  ['what changed since', async ({ chat }, { room }) => dataOf(await chat.call('GetMessageChanges', room.id, 0))],
  ['what is searched', async ({ chat }, { word }) => dataOf(await chat.call('SearchMessages', null, { term: word }))],
  ['files', async (listener, { scan }) => (await read(listener, scan.id)).headers['content-disposition']],
  [
    'comments',
    async (listener, { contentItemId }) =>
      (await as(listener).call(commentRoutes.listComments, { params: { contentItemId } })).body,
  ],
  [
    'comments that are searched',
    async (listener, { word }) =>
      (await as(listener).call(commentRoutes.searchComments, { query: { searchTerm: word } })).body,
  ],
  [
    'notifications and mentions',
    async (listener) => (await as(listener).call(notificationRoutes.listNotifications)).body,
  ],
]

const set = await stage()

describe('nothing of somebody blocked comes through', () => {
  it.each(paths)('%s, and all of it to whoever has not blocked them', async (_, look) => {
    const [kept, open] = [await look(set.blocker, set), await look(set.friend, set)]

    expect(JSON.stringify(kept) ?? '').not.toContain(set.word)
    expect(JSON.stringify(open)).toContain(set.word)
  })

  it('after a new connection either', async () => {
    const chat = await connect(set.blocker, chatHub)
    const told: unknown[] = []
    for (const event of events) chat.socket.on(event, (heard: unknown) => told.push(heard))
    const next = set.friend.chat.next('BroadcastMessage')
    const again = await say(set.friend, set.room, 'Hello again')
    await next

    expect(JSON.stringify(told)).not.toContain(set.word)
    expect(await history({ chat }, set.room)).toContainEqual(again)
  })
})
