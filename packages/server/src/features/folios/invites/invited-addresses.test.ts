import { type FolioUser, folioRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { mailsOf, newEmail } from '../../../testing/mails.ts'
import type { Person } from '../../../testing/make.ts'
import { inviteCalls } from '../testing/invite-calls.ts'
import { inviteOf, join } from '../testing/things.ts'

const tester = await testApp()
const { make, as } = tester
const { mailTo } = mailsOf(tester)
const { answer, remove, invite, pendingOf, restricted } = inviteCalls(tester)

const peopleOf = async (owner: Person, folioId: string) =>
  (await as(owner).call(folioRoutes.listFolioUsers, { params: { id: folioId } })).body

const withoutIds = ({ id, email, ...told }: FolioUser) => told

describe('inviting an address to a folio', () => {
  it('is answered alike for strangers, colleagues, members, sponsors and disabled accounts', async () => {
    const { owner, folioId } = await restricted()
    const [colleague, invited, member] = [await make.doctor(), await make.doctor(), await make.doctor()]
    await inviteOf(tester, { owner, folioId, person: invited })
    await join(tester, { owner, folioId, person: member })
    const others = [await make.sponsor(), await make.doctor({ status: 'Disabled' })]
    const emails = [newEmail(), ...[colleague, invited, member, ...others].map(({ email }) => email)]

    const first = await Promise.all(emails.map((email) => invite(owner, folioId, { email })))
    const second = await Promise.all(emails.map((email) => invite(owner, folioId, { email })))
    const people = (await peopleOf(owner, folioId)).filter(({ userId }) => userId === null)

    expect(first.map(({ status }) => status)).toEqual(emails.map(() => 200))
    expect(first.map(({ body }) => body.email)).toEqual(emails)
    for (const { body } of first) expect(withoutIds(body)).toEqual(withoutIds(first[0]?.body as FolioUser))
    for (const reply of second)
      expect(reply).toMatchObject({ status: 409, body: { extensions: { code: 'already-invited' } } })
    expect(people.map(({ name, email }) => [name, email]).sort()).toEqual(emails.map((email) => [email, email]).sort())
    expect(people.every((person) => person.profilePictureAttachmentId === null)).toBe(true)
  })

  it('tells whose it is when they accept, not when they decline', async () => {
    const { owner, guest, folioId } = await restricted()
    const other = await make.doctor()
    await invite(owner, folioId, { email: guest.email })
    await invite(owner, folioId, { email: other.email })

    await answer(guest, folioId, (await pendingOf(guest))[0]?.id ?? '', 'Accepted')
    await answer(other, folioId, (await pendingOf(other))[0]?.id ?? '', 'Declined')
    const [accepted, declined] = await peopleOf(owner, folioId)

    expect(accepted).toMatchObject({ userId: guest.userId, name: `${guest.firstName} ${guest.lastName}`, email: null })
    expect(declined).toMatchObject({ userId: null, name: other.email, email: other.email, status: 'Declined' })
  })

  it('lets nobody try accounts against it', async () => {
    const { owner, guest, folioId } = await restricted()
    const byEmail = await invite(owner, folioId, { email: guest.email })

    const removed = await remove(owner, folioId, guest.userId)
    const byAccount = await invite(owner, folioId, { userId: guest.userId })
    const people = await peopleOf(owner, folioId)

    expect(removed.status).toBe(404)
    expect(byAccount.status).toBe(200)
    expect(people.map(({ userId, name }) => [userId, name])).toEqual([
      [null, guest.email],
      [guest.userId, `${guest.firstName} ${guest.lastName}`],
    ])
    expect((await pendingOf(guest)).map(({ id }) => id)).toEqual([byAccount.body.id])
    expect((await remove(owner, folioId, byEmail.body.id)).status).toBe(204)
  })

  it('can be withdrawn by its own id and let go of by the person', async () => {
    const { owner, guest, folioId } = await restricted()
    const other = await make.doctor()
    const withdrawn = await invite(owner, folioId, { email: guest.email })
    await invite(owner, folioId, { email: other.email })

    const statuses = [
      (await remove(owner, folioId, withdrawn.body.id)).status,
      (await remove(other, folioId, other.userId)).status,
      (await answer(guest, folioId, withdrawn.body.id, 'Accepted')).status,
    ]

    expect(statuses).toEqual([204, 204, 409])
    expect(await peopleOf(owner, folioId)).toEqual([])
  })

  it('mails nobody who is in the folio already or cannot come in', async () => {
    const { owner, folioId } = await restricted()
    const [sponsor, member] = [await make.sponsor(), await make.doctor()]
    await join(tester, { owner, folioId, person: member })
    const before = await mailTo(member.email)

    await invite(owner, folioId, { email: sponsor.email })
    await invite(owner, folioId, { email: member.email })

    expect(await mailTo(sponsor.email)).toBeUndefined()
    expect(await mailTo(member.email)).toEqual(before)
  })
})
