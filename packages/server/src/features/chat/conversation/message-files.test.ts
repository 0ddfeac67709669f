import { randomUUID } from 'node:crypto'
import { attachmentRoutes, moderationRoutes, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import { files } from '../../../testing/files.ts'
import type { Person } from '../../../testing/make.ts'
import { sweepAttachments } from '../../attachments/attachments.jobs.ts'
import { attachmentCalls } from '../../attachments/testing/attachment-calls.ts'
import { chatCalls, dataOf, history, say, statusOf } from '../testing/chat-calls.ts'

const tester = await testApp()
const { app, as, make, clock } = tester
const { joined, twoInARoom } = chatCalls(tester)
const { upload, read } = attachmentCalls(tester)

const picture = async (person: Person) => (await upload(person, 'Image', await files.png(), 'ecg.png')).body
const paper = async (person: Person) => (await upload(person, 'PDF', files.pdf(), 'protocol.pdf')).body

const isKept = async (id: string) =>
  (await app.db.selectFrom('attachments').select('id').where('id', '=', id).execute()).length > 0

/** A message of the owner's with one picture. */
async function roomWithPicture() {
  const { owner, guest, room } = await twoInARoom()
  const file = await picture(owner)
  const message = await say(owner, room, 'Look at V2', { attachmentIds: [file.id] })
  return { owner, guest, room, file, message }
}

describe('files of a message', () => {
  it('are told and read in the room, in the order they were attached, and by nobody outside', async () => {
    const { owner, guest, room } = await twoInARoom()
    const outsider = await make.doctor()
    const [pdf, png] = [await paper(owner), await picture(owner)]
    const heard = guest.chat.next('BroadcastMessage')

    const sent = await say(owner, room, 'Two files', { attachmentIds: [pdf.id, png.id] })

    expect(sent.attachments).toEqual([pdf, png])
    expect(await heard).toEqual(sent)
    expect(await history(guest, room)).toEqual([sent])
    for (const { id } of [pdf, png]) {
      expect([(await read(guest, id)).status, (await read(outsider, id)).status]).toEqual([200, 404])
    }
  })

  it('are somebody’s own uploads, ten at most, and a message that names others is not stored', async () => {
    const { owner, guest, room } = await twoInARoom()
    const mine = await picture(owner)
    const send = (attachmentIds: string[]) =>
      guest.chat.call('SendMessage', {
        chatroomId: room.id,
        content: 'Not mine',
        clientMessageId: randomUUID(),
        attachmentIds,
      })

    const refused = [
      await send([mine.id]),
      await send([randomUUID()]),
      await send(Array.from({ length: 11 }, randomUUID)),
    ]
    const next = await say(guest, room, 'Mine')

    expect(refused.map(statusOf)).toEqual([400, 400, 400])
    expect(refused[0]).toMatchObject({ problem: { extensions: { code: 'file-not-found' } } })
    expect([next.sequence, next.attachments]).toEqual([1, []])
  })

  it('are refused to somebody outside the room before anything is looked at', async () => {
    const { room } = await twoInARoom()
    const { guest: outsider } = await twoInARoom()

    const refused = await outsider.chat.call('SendMessage', {
      chatroomId: room.id,
      content: 'Hello',
      clientMessageId: randomUUID(),
      attachmentIds: [randomUUID()],
    })

    expect(statusOf(refused)).toBe(404)
  })

  it('are sent once, however often the message is tried', async () => {
    const { owner, room } = await twoInARoom()
    const form = {
      chatroomId: room.id,
      content: 'Again',
      clientMessageId: randomUUID(),
      attachmentIds: [(await picture(owner)).id],
    }

    const [one, other] = await Promise.all([owner.chat.call('SendMessage', form), owner.chat.call('SendMessage', form)])
    const third = await owner.chat.call('SendMessage', form)

    expect([dataOf(other), dataOf(third)]).toEqual([dataOf(one), dataOf(one)])
    expect(await history(owner, room)).toHaveLength(1)
  })

  it('are read by whoever joins later, and no longer by whoever left or was blocked out', async () => {
    const { owner, guest, room, file } = await roomWithPicture()
    const third = await joined(owner, room)
    await as(guest).call(profileRoutes.block, { params: { userId: owner.userId } })

    const blocked = [(await read(guest, file.id)).status, (await history(guest, room))[0]?.attachments]
    const late = (await read(third, file.id)).status
    await third.chat.call('LeaveChatroom', room.id)

    expect(blocked).toEqual([404, []])
    expect([late, (await read(third, file.id)).status]).toEqual([200, 404])
  })

  it('go with the message that its author deletes, and its bytes a day later', async () => {
    const { owner, guest, room, file, message } = await roomWithPicture()

    const deleted = dataOf(await owner.chat.call('DeleteMessage', room.id, message.id))
    const after = (await read(guest, file.id)).status
    clock.advance(days(2))
    await sweepAttachments(app)

    expect([deleted.attachments, after]).toEqual([[], 404])
    expect(await isKept(file.id)).toBe(false)
  })

  it('stay while the message does', async () => {
    const { owner, file } = await roomWithPicture()

    const removed = await as(owner).call(attachmentRoutes.deleteAttachment, { query: { id: file.id } })
    clock.advance(days(2))
    await sweepAttachments(app)

    expect(removed.status).toBe(409)
    expect(await isKept(file.id)).toBe(true)
  })

  it('are out of sight with a message that is hidden, and a file alone when it is reported', async () => {
    const { owner, guest, room, file, message } = await roomWithPicture()
    const other = await picture(owner)
    await say(owner, room, 'And this', { attachmentIds: [other.id] })
    const report = (subjectType: 'message' | 'attachment', subjectId: string) =>
      as(guest).call(moderationRoutes.report, { body: { subjectType, subjectId, reason: 'PatientData' } })

    const told = guest.chat.next('MessageChanged')
    await report('attachment', other.id)
    const heard = await told
    await report('message', message.id)

    expect(heard).toMatchObject({ content: 'And this', attachments: [] })
    const shown = await history(guest, room)
    expect(shown.map(({ attachments }) => attachments)).toEqual([[], []])
    expect([(await read(guest, file.id)).status, (await read(guest, other.id)).status]).toEqual([404, 404])
  })

  it('are in what their sender downloads of themselves', async () => {
    const { owner, file } = await roomWithPicture()

    const { body } = await as(owner).call(profileRoutes.exportPersonalData, { params: { userId: owner.userId } })

    expect(body.messages).toMatchObject([{ content: 'Look at V2', attachmentIds: [file.id] }])
    expect(body.files.map(({ attachmentId }) => attachmentId)).toEqual([file.id])
  })

  it('stay in the room when their sender leaves Materia', async () => {
    const { owner, guest, room, file } = await roomWithPicture()

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })

    expect((await history(guest, room))[0]?.attachments).toMatchObject([{ id: file.id }])
    expect((await read(guest, file.id)).status).toBe(200)
  })
})
