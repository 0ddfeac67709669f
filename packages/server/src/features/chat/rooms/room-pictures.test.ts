import { randomUUID } from 'node:crypto'
import { moderationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { files } from '../../../testing/files.ts'
import type { Person } from '../../../testing/make.ts'
import { attachmentCalls } from '../../attachments/testing/attachment-calls.ts'
import { type Chat, chatCalls, createRoom, dataOf, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { app, as, make } = tester
const { chatting, invited, twoInARoom } = chatCalls(tester)
const { upload, read } = attachmentCalls(tester)

const picture = async (person: Person) => (await upload(person, 'Image', await files.png(), 'ward.png')).body.id
const show = (person: { chat: Chat }, chatroomId: string, pictureAttachmentId: string | null) =>
  person.chat.call('UpdateChatroom', chatroomId, { pictureAttachmentId })
const statusesFor = (people: Person[], id: string) =>
  Promise.all(people.map(async (person) => (await read(person, id)).status))

/** What nothing holds is swept. */
const isHeld = async (id: string) =>
  (await app.db.selectFrom('attachment_uses').select('holder_id').where('attachment_id', '=', id).execute()).length > 0

describe('the picture of a room', () => {
  it('is set and taken away by its owner, which those in the room hear of', async () => {
    const { owner, guest, room } = await twoInARoom()
    const id = await picture(owner)
    const heard = guest.chat.next('ChatroomChanged')

    const shown = dataOf(await show(owner, room.id, id))
    const renamed = dataOf(await owner.chat.call('UpdateChatroom', room.id, { name: 'Ward 6' }))
    const toGuest = dataOf(await guest.chat.call('GetChatroom', room.id))
    const gone = dataOf(await show(owner, room.id, null))

    expect([shown, renamed, toGuest].map((seen) => seen.pictureAttachmentId)).toEqual([id, id, id])
    expect(await heard).toEqual({ chatroomId: room.id })
    expect(gone.pictureAttachmentId).toBeNull()
    expect(await isHeld(id)).toBe(false)
  })

  it('is a picture that the owner uploaded, and nothing else', async () => {
    const { owner, guest, room } = await twoInARoom()
    const paper = (await upload(owner, 'PDF', files.pdf(), 'paper.pdf')).body.id

    const refused = [
      await show(owner, room.id, await picture(guest)),
      await show(owner, room.id, paper),
      await show(owner, room.id, randomUUID()),
      await show(guest, room.id, await picture(guest)),
      await show(await chatting(), room.id, null),
    ]

    expect(refused.map(statusOf)).toEqual([400, 400, 400, 403, 404])
    expect(dataOf(await owner.chat.call('GetChatroom', room.id)).pictureAttachmentId).toBeNull()
  })

  it('of a private room is seen by those in it and those invited', async () => {
    const { owner, guest, room } = await twoInARoom()
    const [asked, outsider] = [await invited(owner, room), await make.doctor()]
    const id = await picture(owner)

    await show(owner, room.id, id)

    expect(await statusesFor([owner, guest, asked, outsider], id)).toEqual([200, 200, 200, 404])
    await owner.chat.call('RemoveUserFromChatroom', room.id, guest.userId)
    expect(await statusesFor([guest], id)).toEqual([404])
  })

  it('of a public room is seen by every doctor', async () => {
    const owner = await chatting()
    const room = await createRoom(owner, { type: 'Public' })
    const id = await picture(owner)

    await show(owner, room.id, id)

    expect(await statusesFor([await make.doctor(), await make.sponsor()], id)).toEqual([200, 404])
  })

  it('is out of sight once it is reported as patient data', async () => {
    const { owner, guest, room } = await twoInARoom()
    const id = await picture(owner)
    await show(owner, room.id, id)

    const body = { subjectType: 'attachment' as const, subjectId: id, reason: 'PatientData' as const }
    const report = await as(guest).call(moderationRoutes.report, { body })

    expect(report.status).toBeLessThan(300)
    expect(await statusesFor([guest, owner], id)).toEqual([404, 200])
  })

  it('stays with a room that passes on, and goes with one that ends', async () => {
    const { owner, guest, room } = await twoInARoom()
    const id = await picture(owner)
    await show(owner, room.id, id)

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    const passed = dataOf(await guest.chat.call('GetChatroom', room.id))
    const isKept = await isHeld(id)
    await guest.chat.call('LeaveChatroom', room.id)

    expect(passed).toMatchObject({ ownerUserId: guest.userId, pictureAttachmentId: id })
    expect(isKept).toBe(true)
    expect(await isHeld(id)).toBe(false)
  })
})
