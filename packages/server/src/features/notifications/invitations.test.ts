import { chatHub, folioRoutes, invitationRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as, connect, mails } = await testApp()

async function roomOf(person: Person): Promise<string> {
  const chat = await connect(person, chatHub)
  const room = await chat.call('CreateChatroom', { name: 'Ward 5', type: 'Private' })
  if (!room.ok) throw new Error(room.problem.detail ?? 'no room')
  return room.data.id
}
const folioOf = async (person: Person) =>
  (await as(person).call(folioRoutes.createFolio, { body: { title: 'Heart failure', shareLevel: 'Restricted' } })).body
    .folioId
const invite = (person: Person, body: { emailAddress: string; folioId: string; chatroomId: string }) =>
  as(person).call(invitationRoutes.inviteUser, { body })
const mailsTo = async (email: string) => (await mails()).filter((mail) => mail.to === email).length
const membersOf = async (owner: Person, id: string) =>
  (await as(owner).call(folioRoutes.listFolioUsers, { params: { id } })).body.length

describe('inviting somebody to a folio and a room at once', () => {
  it('reaches both', async () => {
    const owner = await make.doctor()
    const [folioId, chatroomId] = [await folioOf(owner), await roomOf(owner)]
    const emailAddress = 'both@example.test'

    const reply = await invite(owner, { emailAddress, folioId, chatroomId })

    expect([reply.status, await membersOf(owner, folioId), await mailsTo(emailAddress)]).toEqual([204, 1, 2])
  })

  it('changes nothing where the room is somebody else’s', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const [folioId, chatroomId] = [await folioOf(owner), await roomOf(other)]
    const emailAddress = 'neither@example.test'

    const reply = await invite(owner, { emailAddress, folioId, chatroomId })

    expect([reply.status, await membersOf(owner, folioId), await mailsTo(emailAddress)]).toEqual([404, 0, 0])
  })
})
