import { randomUUID } from 'node:crypto'
import { contentHub, folioRoutes, notificationHub, profileRoutes, tabHeader } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { mailsOf } from '../../../testing/mails.ts'
import { inviteCalls } from '../testing/invite-calls.ts'
import { inviteOf, join, makeArticles } from '../testing/things.ts'

const tester = await testApp()
const { make, as, connect } = tester
const { mailTo } = mailsOf(tester)
const { answer, remove, invite, pendingOf, restricted } = inviteCalls(tester)

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
    const [notifications, hub] = [await connect(guest, notificationHub), await connect(guest, contentHub)]

    const invited = notifications.next('NewPendingFolioInvite')
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

    const renamed = hub.next('FolioChanged')
    const byTab = randomUUID()
    await as(owner).call(folioRoutes.updateFolio, {
      body: { folioId, title: 'Renamed' },
      headers: { [tabHeader]: byTab },
    })
    expect(await renamed).toEqual({ folioId, byTab })

    const removed = hub.next('FolioChanged')
    await remove(owner, folioId, guest.userId)
    expect(await removed).toEqual({ folioId })
  })

  it('works by e-mail address too, whatever its case', async () => {
    const { owner, guest, folioId } = await restricted()

    const reply = await invite(owner, folioId, { emailAddress: guest.email.toUpperCase() })

    const pending = await as(guest).call(folioRoutes.listPendingFolioInvites, { params: { id: guest.userId } })

    expect(reply.body).toMatchObject({ userId: null, user: null, status: 'Pending' })
    expect(pending.body).toEqual([expect.objectContaining({ id: reply.body.id, folioId })])
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
    ]

    expect(replies.map((reply) => reply.status)).toEqual([400, 400, 404, 400, 409])
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
