import { randomUUID } from 'node:crypto'
import { folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { inviteCalls } from './testing/invite-calls.ts'
import { inviteOf } from './testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const { answer, remove, pendingOf, restricted } = inviteCalls(tester)

describe('answering an invitation', () => {
  it('opens the folio when accepted, and ends when declined', async () => {
    const { owner, guest, folioId } = await restricted()
    const other = await make.doctor()
    const accepted = await answer(
      guest,
      folioId,
      await inviteOf(tester, { owner, folioId, person: guest }),
      'Accepted',
      guest.userId,
    )
    const declined = await answer(other, folioId, await inviteOf(tester, { owner, folioId, person: other }), 'Declined')
    const reads = await Promise.all(
      [guest, other].map((person) => as(person).call(folioRoutes.getFolio, { params: { id: folioId } })),
    )

    expect([accepted.body.status, declined.body.status]).toEqual(['Accepted', 'Declined'])
    expect(reads.map((reply) => reply.status)).toEqual([200, 404])
    expect(await pendingOf(guest)).toEqual([])
  })

  it('happens once: answered, withdrawn and replaced ones answer 409', async () => {
    const { owner, guest, folioId } = await restricted()
    const first = await inviteOf(tester, { owner, folioId, person: guest })
    await answer(guest, folioId, first, 'Declined')

    const again = await answer(guest, folioId, first, 'Accepted')
    const second = await inviteOf(tester, { owner, folioId, person: guest })
    const replaced = await answer(guest, folioId, first, 'Accepted')
    await remove(owner, folioId, guest.userId)
    const withdrawn = await answer(guest, folioId, second, 'Accepted')
    const third = await inviteOf(tester, { owner, folioId, person: guest })
    const fresh = await answer(guest, folioId, third, 'Accepted')

    expect([again.status, replaced.status, withdrawn.status, fresh.status]).toEqual([409, 409, 409, 200])
  })

  it('is only for the person invited, in their own name, with an answer', async () => {
    const { owner, guest, folioId } = await restricted()
    const nobody = await make.doctor()
    const inviteId = await inviteOf(tester, { owner, folioId, person: guest })

    const replies = [
      await answer(owner, folioId, inviteId, 'Accepted'),
      await answer(nobody, folioId, inviteId, 'Accepted'),
      await answer(guest, folioId, inviteId, 'Accepted', owner.userId),
      await answer(guest, folioId, inviteId, 'Pending'),
      await answer(guest, randomUUID(), inviteId, 'Accepted'),
      await answer(guest, folioId, randomUUID(), 'Accepted'),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([403, 404, 400, 400, 404, 404])
  })

  it('lets exactly one of two answers given at once stand', async () => {
    const { owner, guest, folioId } = await restricted()
    const inviteId = await inviteOf(tester, { owner, folioId, person: guest })

    const replies = await Promise.all([
      answer(guest, folioId, inviteId, 'Accepted'),
      answer(guest, folioId, inviteId, 'Declined'),
    ])

    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409])
  })
})

describe('pending invitations', () => {
  it('are listed for oneself and for an admin', async () => {
    const { owner, guest, folioId } = await restricted()
    const admin = await make.admin()
    await inviteOf(tester, { owner, folioId, person: guest })
    const list = (actor: Person) =>
      as(actor).call(folioRoutes.listPendingFolioInvites, { params: { id: guest.userId } })

    const replies = [await list(guest), await list(admin), await list(owner)]

    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 404])
    expect(replies[1]?.body).toHaveLength(1)
  })

  it('disappear while the folio is deleted', async () => {
    const { owner, guest, folioId } = await restricted()
    const inviteId = await inviteOf(tester, { owner, folioId, person: guest })

    await as(owner).call(folioRoutes.deleteFolio, { params: { id: folioId } })
    const gone = await pendingOf(guest)
    const answered = await answer(guest, folioId, inviteId, 'Accepted')
    await as(owner).call(folioRoutes.restoreFolio, { params: { id: folioId } })

    expect(gone).toEqual([])
    expect(answered.status).toBe(404)
    expect(await pendingOf(guest)).toHaveLength(1)
  })
})
