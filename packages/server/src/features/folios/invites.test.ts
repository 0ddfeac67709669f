import { randomUUID } from 'node:crypto'
import { folioRoutes, invitationRoutes, notificationHub, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { enqueue, job } from '../../platform/jobs/jobs.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { inviteOf, join, makeArticles, makeFolio } from './testing/things.ts'

const tester = await testApp()
const { make, as, stranger, mails, connect, app } = tester

let counter = 0
const newEmail = () => `newcomer-${++counter}@example.test`
const mailTo = async (email: string) => (await mails()).filter((mail) => mail.to === email).at(-1)

const answer = (
  person: Person,
  folioId: string,
  inviteId: string,
  folioInvitationStatus: 'Accepted' | 'Declined' | 'Pending',
  userId?: string,
) =>
  as(person).call(folioRoutes.answerFolioInvite, {
    params: { id: folioId },
    body: { inviteId, folioInvitationStatus, userId },
  })
const remove = (actor: Person, folioId: string, userId: string) =>
  as(actor).call(folioRoutes.removeFolioUser, { params: { id: folioId, userId } })
const invite = (actor: Person, folioId: string, body: { userId?: string; email?: string; emailAddress?: string }) =>
  as(actor).call(folioRoutes.inviteToFolio, { params: { id: folioId }, body })
const pendingOf = async (person: Person) =>
  (await as(person).call(folioRoutes.listPendingFolioInvites, { params: { id: person.userId } })).body

async function restricted() {
  const [owner, guest] = [await make.doctor({ firstName: 'Ada', lastName: 'Khan' }), await make.doctor()]
  const { folioId } = await makeFolio(tester, owner)
  return { owner, guest, folioId }
}

describe('inviting a member of Materia', () => {
  it('leaves a pending invitation, a mail and nothing to read yet', async () => {
    const { owner, guest, folioId } = await restricted()

    const reply = await invite(owner, folioId, { userId: guest.userId })
    const pending = await pendingOf(guest)
    const read = await as(guest).call(folioRoutes.getFolio, { params: { id: folioId } })

    expect(reply.body).toMatchObject({
      userId: guest.userId,
      user: { userId: guest.userId, firstName: guest.firstName },
      folio: { folioId, title: 'Heart failure' },
      email: null,
      status: 'Pending',
    })
    expect(pending).toEqual([
      { id: reply.body.id, folioId, name: 'Heart failure', invitedByName: 'Ada Khan', invitedByEmail: null },
    ])
    expect(read.status).toBe(404)
    expect((await mailTo(guest.email))?.subject).toBe('Ada Khan shares the folio “Heart failure” with you')
  })

  it('arrives live, and changes reach the members who have the folio open', async () => {
    const { owner, guest, folioId } = await restricted()
    const [article] = await makeArticles(tester, 1)
    const hub = await connect(guest, notificationHub)

    const invited = hub.next('NewPendingFolioInvite')
    const inviteId = await inviteOf(tester, { owner, folioId, person: guest })
    expect(await invited).toEqual({ folioId })

    const joined = hub.next('FolioChanged')
    await answer(guest, folioId, inviteId, 'Accepted')
    expect(await joined).toEqual({ folioId })

    const changed = hub.next('FolioChanged')
    await as(owner).call(folioRoutes.addClippings, {
      params: { id: folioId },
      body: { contentItemId: article?.contentItemId ?? '' },
    })
    expect(await changed).toEqual({ folioId })

    const removed = hub.next('FolioChanged')
    await remove(owner, folioId, guest.userId)
    expect(await removed).toEqual({ folioId })
  })

  it('works by e-mail address too, whatever its case', async () => {
    const { owner, guest, folioId } = await restricted()

    const reply = await invite(owner, folioId, { emailAddress: guest.email.toUpperCase() })

    expect(reply.body).toMatchObject({ userId: guest.userId, status: 'Pending', email: null })
  })

  it('is refused for oneself, for nobody, for accounts without folios, and twice', async () => {
    const { owner, guest, folioId } = await restricted()
    const sponsor = await make.sponsor()
    await invite(owner, folioId, { userId: guest.userId })

    const replies = [
      await invite(owner, folioId, { userId: owner.userId }),
      await invite(owner, folioId, {}),
      await invite(owner, folioId, { userId: randomUUID() }),
      await invite(owner, folioId, { userId: sponsor.userId }),
      await invite(owner, folioId, { userId: guest.userId }),
      await invite(owner, folioId, { email: guest.email }),
    ]

    expect(replies.map((reply) => reply.status)).toEqual([400, 400, 404, 400, 409, 409])
  })

  it('shows the e-mail only of members who show it', async () => {
    const { owner, guest, folioId } = await restricted()
    await join(tester, { owner, folioId, person: guest })
    const users = async () => (await as(owner).call(folioRoutes.listFolioUsers, { params: { id: folioId } })).body

    const hidden = await users()
    await as(guest).call(profileRoutes.updateProfile, { body: { hiddenFields: [] } })
    const shown = await users()

    expect(hidden).toMatchObject([{ userId: guest.userId, name: 'Robin Tremblay', email: null, status: 'Accepted' }])
    expect(shown[0]?.email).toBe(guest.email)
  })
})

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

describe('inviting somebody without an account', () => {
  async function registerWith(email: string): Promise<Person> {
    const form = { email, firstName: 'Jo', lastName: 'Roy', userType: 'Doctor' as const }
    const { body: user } = await stranger.call(userRoutes.createUser, { body: form })
    const link = new URL((await mailTo(email))?.text.match(/https?:\S+/)?.[0] ?? '').searchParams
    const password = 'Correct-horse-7'
    await stranger.call(userRoutes.setPassword, { body: { token: link.get('t') ?? '', email, password } })
    return { userId: user.id, email, password, firstName: 'Jo', lastName: 'Roy', roles: ['Doctor'] }
  }

  it('mails a link to sign up, and hands the invitation over when registration finishes', async () => {
    const { owner, folioId } = await restricted()
    const email = newEmail()

    const reply = await invite(owner, folioId, { email })
    const mail = await mailTo(email)
    const link = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '')
    const newcomer = await registerWith(email)
    const pending = await pendingOf(newcomer)
    const accepted = await answer(newcomer, folioId, pending[0]?.id ?? '', 'Accepted')

    expect(reply.body).toMatchObject({ userId: null, user: null, email, status: 'Pending' })
    expect(link.pathname).toBe('/Home/Register')
    expect(Object.fromEntries(link.searchParams)).toEqual({ email, folio: folioId })
    expect(pending).toMatchObject([{ id: reply.body.id, folioId }])
    expect(accepted.body.status).toBe('Accepted')
  })

  it('can be withdrawn by the invitation’s own id', async () => {
    const { owner, folioId } = await restricted()
    const email = newEmail()
    const { body } = await invite(owner, folioId, { email })

    const removed = await remove(owner, folioId, body.id)
    const newcomer = await registerWith(email)

    expect(removed.status).toBe(204)
    expect(await pendingOf(newcomer)).toEqual([])
  })

  it('is caught up on by the clock when the moment was missed', async () => {
    const { owner, folioId } = await restricted()
    const email = newEmail()
    await invite(owner, folioId, { email })
    const newcomer = await make.doctor({ email })

    const before = await pendingOf(newcomer)
    await enqueue(app.db, job('hand-over-folio-invites'), {})
    await app.jobs.runDue()

    expect(before).toEqual([])
    expect(await pendingOf(newcomer)).toHaveLength(1)
  })

  it('goes through InviteUser with the same rights', async () => {
    const { owner, guest, folioId } = await restricted()
    const email = newEmail()
    const ask = (actor: Person, emailAddress: string) =>
      as(actor).call(invitationRoutes.inviteUser, {
        body: { emailAddress, firstName: 'Jo', lastName: 'Roy', folioId },
      })

    const refused = await ask(guest, newEmail())
    const strangerAsked = await ask(owner, email)
    const memberAsked = await ask(owner, guest.email)
    const link = new URL((await mailTo(email))?.text.match(/https?:\S+/)?.[0] ?? '').searchParams

    expect([refused.status, strangerAsked.status, memberAsked.status]).toEqual([404, 204, 204])
    expect(Object.fromEntries(link)).toEqual({ email, fname: 'Jo', lname: 'Roy', folio: folioId })
    expect(await pendingOf(guest)).toMatchObject([{ folioId }])
  })
})
