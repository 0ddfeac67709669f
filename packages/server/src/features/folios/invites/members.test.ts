import { folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { newEmail } from '../../../testing/mails.ts'
import type { Person } from '../../../testing/make.ts'
import { inviteCalls } from '../testing/invite-calls.ts'
import { inviteOf, join, makeFolio } from '../testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const { answer, remove, invite, restricted } = inviteCalls(tester)

describe('leaving and removing', () => {
  it('is the owner’s to do for others and everybody’s for themselves', async () => {
    const { owner, guest, folioId } = await restricted()
    const other = await make.doctor()
    await join(tester, { owner, folioId, person: guest })
    await join(tester, { owner, folioId, person: other })

    const replies = [
      await remove(guest, folioId, other.userId),
      await remove(owner, folioId, owner.userId),
      await remove(guest, folioId, guest.userId),
      await remove(guest, folioId, guest.userId),
      await remove(owner, folioId, other.userId),
      await remove(owner, folioId, other.userId),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([403, 409, 204, 404, 204, 404])
  })

  it('works for a member of a folio that was made private', async () => {
    const { owner, guest, folioId } = await restricted()
    await join(tester, { owner, folioId, person: guest })
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId, shareLevel: 'Private' } })

    expect((await remove(guest, folioId, guest.userId)).status).toBe(204)
  })
})

describe('the people of a folio', () => {
  it('are shown whole to the owner, without refusals to members, and only as members to other readers', async () => {
    const owner = await make.doctor()
    const people = await Promise.all([make.doctor(), make.doctor(), make.doctor(), make.doctor()])
    const [member, pending, declined, reader] = people as [Person, Person, Person, Person]
    const { folioId } = await makeFolio(tester, owner, { shareLevel: 'Public' })
    await join(tester, { owner, folioId, person: member })
    await inviteOf(tester, { owner, folioId, person: pending })
    await answer(declined, folioId, await inviteOf(tester, { owner, folioId, person: declined }), 'Declined')
    const email = newEmail()
    await invite(owner, folioId, { email })
    const seenBy = async (person: Person) => {
      const users = await as(person).call(folioRoutes.listFolioUsers, { params: { id: folioId } })
      const folio = await as(person).call(folioRoutes.getFolio, { params: { id: folioId } })
      expect(folio.body.users).toEqual(users.body)
      return users.body.map((user) => [user.userId, user.status])
    }

    expect(await seenBy(owner)).toEqual([
      [member.userId, 'Accepted'],
      [pending.userId, 'Pending'],
      [declined.userId, 'Declined'],
      [null, 'Pending'],
    ])
    expect(await seenBy(member)).toEqual([
      [member.userId, 'Accepted'],
      [pending.userId, 'Pending'],
    ])
    expect(await seenBy(reader)).toEqual([[member.userId, 'Accepted']])
  })
})
