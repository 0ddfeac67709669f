import { randomUUID } from 'node:crypto'
import { type Folio, folioRoutes, moderationRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { createEvents } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { makeContent } from '../../../testing/contents.ts'
import { files } from '../../../testing/files.ts'
import { someStatementWaits } from '../../../testing/locks.ts'
import type { Person } from '../../../testing/make.ts'
import { attachmentCalls } from '../../attachments/testing/attachment-calls.ts'
import { removeFolio, updateFolio } from '../../folios/folios.service.ts'
import { removeMember } from '../../folios/invites/invites.service.ts'
import { chatCalls, dataOf, history, say, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { app, as, make } = tester
const { chatting } = chatCalls(tester)
const { upload, read } = attachmentCalls(tester)

const item = async () => (await makeContent(app, 'Article', { contentItemId: undefined })).contentItemId
const open = (person: Awaited<ReturnType<typeof chatting>>, contentItemId: string) =>
  person.chat.call('OpenContentChatroom', contentItemId)

async function folioWithMember(owner: Person, member: Person): Promise<Folio> {
  const { body } = await as(owner).call(folioRoutes.createFolio, { body: { title: 'ECGs', shareLevel: 'Restricted' } })
  const params = { id: body.folioId }
  const invite = await as(owner).call(folioRoutes.inviteToFolio, { params, body: { userId: member.userId } })
  const answer = { inviteId: invite.body.id, userId: member.userId, folioInvitationStatus: 'Accepted' as const }
  await as(member).call(folioRoutes.answerFolioInvite, { params, body: answer })
  return body
}

describe('the room about an item', () => {
  it('is one for everybody who may see the item, has no owner, and stays when all have left', async () => {
    const [one, other] = [await chatting(), await chatting()]
    const contentItemId = await item()

    const [room, same] = await Promise.all([open(one, contentItemId), open(other, contentItemId)])
    const said = await say(one, dataOf(room), 'What do you make of the subgroup?')
    for (const person of [one, other]) await person.chat.call('LeaveChatroom', dataOf(room).id)
    const again = dataOf(await open(other, contentItemId))

    expect(dataOf(same).id).toBe(dataOf(room).id)
    expect(again).toMatchObject({
      id: dataOf(room).id,
      contentItemId,
      ownerUserId: null,
      type: 'Public',
      memberCount: 1,
    })
    expect(await history(other, again)).toEqual([said])
  })

  it('is there for no item that is unknown, a draft or somebody’s own', async () => {
    const person = await chatting()
    const body = { title: 'Mine', shareLevel: 'Private' as const }
    const mine = (await as(person).call(folioRoutes.createFolio, { body })).body.folioId

    expect(statusOf(await open(person, randomUUID()))).toBe(404)
    expect(statusOf(await open(person, mine))).toBe(409)
    expect(statusOf(await open(await chatting(), mine))).toBe(404)
  })

  it('is out of sight with an item that is hidden', async () => {
    const [person, admin] = [await chatting(), await make.admin()]
    const contentItemId = await item()
    const room = dataOf(await open(person, contentItemId))

    await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId } })

    expect(statusOf(await person.chat.call('GetMessages', room.id, null))).toBe(404)
    expect(statusOf(await (await chatting()).chat.call('JoinChatroom', room.id))).toBe(404)
    expect(dataOf(await person.chat.call('GetJoinedChatrooms')).map(({ id }) => id)).not.toContain(room.id)
  })

  it('keeps what was said and shown in it out of sight with the item, and takes no more', async () => {
    const [one, other, admin] = [await chatting(), await chatting(), await make.admin()]
    const contentItemId = await item()
    const [room] = [dataOf(await open(one, contentItemId)), await open(other, contentItemId)]
    const file = (await upload(one, 'Image', await files.png(), 'ecg.png')).body
    const said = await say(one, room, 'A remarkable subgroup', { attachmentIds: [file.id] })
    const find = async () => dataOf(await other.chat.call('SearchMessages', null, { term: 'remarkable' })).messages
    const before = [(await read(other, file.id)).status, (await find()).length]

    await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId } })

    const words = { chatroomId: room.id, content: 'Still here?', clientMessageId: randomUUID() }
    expect(before).toEqual([200, 1])
    expect(statusOf(await other.chat.call('SendMessage', words))).toBe(404)
    expect(statusOf(await one.chat.call('EditMessage', room.id, said.id, { content: 'Other words' }))).toBe(404)
    expect(statusOf(await other.chat.call('React', room.id, said.id, { emoji: '👍', on: true }))).toBe(404)
    expect([(await read(other, file.id)).status, await find()]).toEqual([404, []])
  })
})

describe('the room of a folio', () => {
  it('is for those in the folio alone, and no longer for whoever is out of it', async () => {
    const [owner, member, stranger] = [await chatting(), await chatting(), await chatting()]
    const folio = await folioWithMember(owner, member)
    const room = dataOf(await open(owner, folio.folioId))
    await open(member, folio.folioId)

    const refused = [
      statusOf(await open(stranger, folio.folioId)),
      statusOf(await stranger.chat.call('JoinChatroom', room.id)),
      statusOf(await stranger.chat.call('GetMessages', room.id, null)),
    ]
    const removed = member.chat.next('RemovedFromChatroom')
    const params = { id: folio.folioId, userId: member.userId }
    await as(owner).call(folioRoutes.removeFolioUser, { params })

    expect(refused).toEqual([404, 404, 404])
    expect(await removed).toEqual({ chatroomId: room.id })
    expect(statusOf(await member.chat.call('GetMessages', room.id, null))).toBe(404)
    expect(dataOf(await owner.chat.call('GetChatroom', room.id))).toMatchObject({ type: 'Private', memberCount: 1 })
  })

  it('is found and joined by everybody while the folio is public', async () => {
    const [owner, member, stranger] = [await chatting(), await chatting(), await chatting()]
    const folio = await folioWithMember(owner, member)
    const room = dataOf(await open(owner, folio.folioId))
    const share = (shareLevel: 'Public' | 'Restricted') =>
      as(owner).call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, title: folio.title, shareLevel } })

    await share('Public')
    const joined = statusOf(await stranger.chat.call('JoinChatroom', room.id))
    const removed = stranger.chat.next('RemovedFromChatroom')
    await share('Restricted')

    expect(joined).toBe(200)
    expect(await removed).toEqual({ chatroomId: room.id })
  })

  it('is entered by nobody who was taken out of the folio while they waited to join', async () => {
    const [owner, member] = [await chatting(), await chatting()]
    const folio = await folioWithMember(owner, member)
    const room = dataOf(await open(owner, folio.folioId))
    let joining: ReturnType<typeof open> | undefined

    await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('chatrooms').select('id').where('id', '=', room.id).forUpdate().execute()
      joining = open(member, folio.folioId)
      await someStatementWaits(app.db)
      await as(owner).call(folioRoutes.removeFolioUser, { params: { id: folio.folioId, userId: member.userId } })
    })

    expect(joining && statusOf(await joining)).toBe(404)
    expect(await listJoined(room.id)).toEqual([owner.userId])
  })

  describe('of a process that ends before it tells anybody of the change', () => {
    const ending = { ...app, events: createEvents(() => undefined) }
    const actorOf = ({ userId }: Person) => ({ userId, roles: ['Doctor' as const], sessionId: randomUUID() })
    type Ending = (owner: Person, member: Person, folio: Folio) => Promise<void>
    const ends: [string, Ending][] = [
      ['a removal', (owner, { userId }, { folioId }) => removeMember(ending, actorOf(owner), { folioId, userId })],
      [
        'the folio becoming private',
        (owner, _, { folioId }) => updateFolio(ending, actorOf(owner), { folioId, shareLevel: 'Private' }),
      ],
      ['the deletion of the folio', (owner, _, { folioId }) => removeFolio(ending, actorOf(owner), folioId)],
    ]

    it.each(ends)('loses the member of the folio all the same: %s', async (_name, end) => {
      const [owner, member] = [await chatting(), await chatting()]
      const folio = await folioWithMember(owner, member)
      const room = dataOf(await open(owner, folio.folioId))
      await open(member, folio.folioId)

      await end(owner, member, folio)
      const stillIn = await listJoined(room.id)
      const removed = member.chat.next('RemovedFromChatroom')
      await app.jobs.runDue()

      expect(stillIn).toContain(member.userId)
      expect(await removed).toEqual({ chatroomId: room.id })
      expect(await listJoined(room.id)).not.toContain(member.userId)
    })
  })
})

async function listJoined(chatroomId: string): Promise<(string | null)[]> {
  const members = await app.db
    .selectFrom('chatroom_users')
    .select('user_id')
    .where('chatroom_id', '=', chatroomId)
    .where('status', '=', 'Joined')
    .execute()
  return members.map(({ user_id }) => user_id)
}
