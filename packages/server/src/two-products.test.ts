import { randomUUID } from 'node:crypto'
import { chatHub, contentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { dataOf } from './features/chat/testing/chat-calls.ts'
import { type TestApp, testApp } from './testing/app.ts'
import { makeContent } from './testing/contents.ts'
import type { Person } from './testing/make.ts'

const [one, other] = [await testApp(), await testApp()]

/** Somebody who has the same account in both, as two copies of one database would have. */
async function twin(): Promise<Person> {
  const person = await one.make.doctor()
  await copy('users', 'id', person.userId)
  return person
}

async function copy(table: 'users' | 'chatrooms' | 'chatroom_users', column: 'id' | 'chatroom_id', value: string) {
  const rows = await one.app.db
    .selectFrom(table)
    .selectAll()
    .where(column as 'id', '=', value)
    .execute()
  await other.app.db
    .insertInto(table)
    .values(rows as never)
    .execute()
}

/** A room of the same id and members in both. */
async function twinRoom() {
  const [owner, guest] = [await twin(), await twin()]
  const chats = await chatsOf(one, owner, guest)
  const room = dataOf(await chats.owner.call('CreateChatroom', { name: 'Rounds', type: 'Public' }))
  dataOf(await chats.guest.call('JoinChatroom', room.id))
  await copy('chatrooms', 'id', room.id)
  await copy('chatroom_users', 'chatroom_id', room.id)
  return { chatroomId: room.id, inOne: chats, inOther: await chatsOf(other, owner, guest) }
}

const chatsOf = async ({ connect }: TestApp, owner: Person, guest: Person) => ({
  owner: await connect(owner, chatHub),
  guest: await connect(guest, chatHub),
})

const storedIn = ({ app }: TestApp, chatroomId: string) =>
  app.db.selectFrom('chat_messages').select('id').where('chatroom_id', '=', chatroomId).execute()

describe('two products in one process', () => {
  it('store what is said at the same time in rooms of the same id each for itself', async () => {
    const { chatroomId, inOne, inOther } = await twinRoom()
    const message = { chatroomId, content: 'Good morning.', clientMessageId: randomUUID() }

    const [here, there] = await Promise.all(
      [inOne, inOther].map(async ({ owner }) => dataOf(await owner.call('SendMessage', message))),
    )

    expect(await storedIn(one, chatroomId)).toEqual([{ id: here?.id }])
    expect(await storedIn(other, chatroomId)).toEqual([{ id: there?.id }])
    expect(here?.id).not.toBe(there?.id)
  })

  it('each tell that somebody is typing', async () => {
    const { chatroomId, inOne, inOther } = await twinRoom()
    const heard = [inOne, inOther].map(({ owner }) => owner.next('UserTyping'))

    for (const { guest } of [inOne, inOther]) dataOf(await guest.call('Typing', chatroomId))

    expect(await Promise.all(heard)).toMatchObject([{ chatroomId }, { chatroomId }])
  })

  it('show the sources and areas of their own database', async () => {
    const reader = await twin()
    const { id } = await one.app.db.selectFrom('areas_of_interest').select('id').orderBy('id').executeTakeFirstOrThrow()
    await other.app.db
      .updateTable('areas_of_interest')
      .set({ title: 'Renamed here alone' })
      .where('id', '=', id)
      .execute()
    const shown = await Promise.all(
      [one, other].map(async (product) => {
        const { contentItemId } = await makeContent(product.app, 'Article', { areasOfInterest: [id] })
        const reply = await product.as(reader).call(contentRoutes.getContent, { params: { contentItemId } })
        return reply.body.areasOfInterest.map(({ title }) => title)
      }),
    )

    expect(shown[0]).not.toEqual(['Renamed here alone'])
    expect(shown[1]).toEqual(['Renamed here alone'])
  })

  it('erase a person in the one that is asked', async () => {
    const person = await twin()
    const admin = await one.make.admin()

    const reply = await one.as(admin).call(userRoutes.deleteUser, { params: { id: person.userId } })

    expect(reply.status).toBe(204)
    expect((await other.as(person).call(userRoutes.getUser, { params: { id: person.userId } })).status).toBe(200)
  })
})
