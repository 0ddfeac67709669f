import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { chatHub, folioRoutes, invitationRoutes } from '@materia/contract'
import type { Attack } from '../attack.ts'
import type { Person } from '../outsider.ts'

/** Learning whose an e-mail address is by inviting it. */
export const attack: Attack = {
  name: 'invited-addresses',
  async run(stage) {
    const [owner, known] = [await stage.makePerson(), await stage.makePerson()]
    const sponsor = await stage.makePerson(['Sponsor'])
    const unknown = `${randomUUID()}@example.test`
    const answers = await Promise.all([known.email, sponsor.email, unknown].map((email) => inviteAll(owner, email)))
    const [first] = answers
    for (const answer of answers)
      assert.deepEqual(answer, first, 'Addresses with and without an account are told apart.')
    for (const named of [known.userId, known.lastName, sponsor.userId, sponsor.lastName])
      assert.ok(!JSON.stringify(answers).includes(named), 'An invitation tells whose the address is.')
  },
}

/** Everything that the owner is told about it, the address and the numbers of things left out. */
async function inviteAll(owner: Person, email: string): Promise<unknown[]> {
  const { body: folio } = await owner.call(folioRoutes.createFolio, {
    body: { title: 'Ours', shareLevel: 'Restricted' },
  })
  const params = { id: folio.folioId }
  const chat = await owner.connect(chatHub)
  const ask = (method: string, ...args: unknown[]) => chat.timeout(10_000).emitWithAck(method, ...args)
  const { data: room } = await ask('CreateChatroom', { name: 'Ours', type: 'Private' })
  const told = [
    (await owner.call(folioRoutes.inviteToFolio, { params, body: { email } })).body,
    (await owner.call(folioRoutes.inviteToFolio, { params, body: { email } })).body,
    (await owner.call(invitationRoutes.inviteUser, { body: { emailAddress: email } })).status,
    (await owner.call(folioRoutes.listFolioUsers, { params })).body,
    (await owner.call(folioRoutes.getFolio, { params })).body.users,
    await ask('InviteUserToChatroom', room.id, email),
    await ask('InviteUserToChatroom', room.id, email),
    await ask('ResendChatroomInvitationEmail', room.id, email),
    (await ask('GetChatroomUsers', room.id)).data.filter(({ status }: { status: string }) => status === 'Invited'),
  ]
  chat.disconnect()
  const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
  const times = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
  return JSON.parse(JSON.stringify(told).replaceAll(email, 'address').replaceAll(ids, 'id').replaceAll(times, 'time'))
}
