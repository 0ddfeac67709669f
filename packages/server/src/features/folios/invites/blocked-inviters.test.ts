import { notificationHub, notificationRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { enqueue, job } from '../../../platform/jobs/jobs.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { inviteCalls } from '../testing/invite-calls.ts'
import { makeFolio } from '../testing/things.ts'

const tester = await testApp()
const { app, make, as, connect, mails } = tester
const { answer, invite, pendingOf, restricted } = inviteCalls(tester)

const block = (person: Person, other: Person) =>
  as(person).call(profileRoutes.block, { params: { userId: other.userId } })
const unblock = (person: Person, other: Person) =>
  as(person).call(profileRoutes.unblock, { params: { userId: other.userId } })
const mailsTo = async ({ email }: Person) => (await mails()).filter(({ to }) => to === email)
const notificationsOf = async (person: Person) => (await as(person).call(notificationRoutes.listNotifications)).body

/** What of an act is pushed to a person. A colleague invites them after it: what is not pushed by then never will be. */
async function pushedTo<Reply>(person: Person, act: () => Promise<Reply>) {
  const colleague = await make.doctor()
  const last = await makeFolio(tester, colleague)
  const hub = await connect(person, notificationHub)
  const pushed: string[] = []
  const isOver = new Promise<void>((resolve) => {
    hub.socket.on('NewPendingFolioInvite', ({ folioId }: { folioId: string }) => {
      if (folioId === last.folioId) resolve()
      else pushed.push(folioId)
    })
  })
  const reply = await act()
  await invite(colleague, last.folioId, { userId: person.userId })
  await isOver
  return { reply, pushed, last }
}

describe('an invitation to a folio by somebody blocked', () => {
  it.each([
    ['by name', ({ userId }: Person) => ({ userId })],
    ['by e-mail address', ({ email }: Person) => ({ emailAddress: email })],
  ])('%s is answered as ever and never reaches the person', async (_, invitee) => {
    const { owner, guest, folioId } = await restricted()
    await block(guest, owner)
    const { reply, pushed, last } = await pushedTo(guest, () => invite(owner, folioId, invitee(guest)))

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ status: 'Pending', folio: { folioId } })
    expect(pushed).toEqual([])
    expect((await pendingOf(guest)).map((each) => each.folioId)).toEqual([last.folioId])
    expect((await notificationsOf(guest)).map((each) => each.contentItemId)).toEqual([last.folioId])
    expect((await mailsTo(guest)).filter(({ subject }) => subject.includes('Ada Khan'))).toEqual([])
  })

  it('that waited when they were blocked waits out of sight, until they are unblocked', async () => {
    const { owner, guest, folioId } = await restricted()
    const { body } = await invite(owner, folioId, { userId: guest.userId })

    await block(guest, owner)
    const whileBlocked = [await pendingOf(guest), await notificationsOf(guest)]
    await unblock(guest, owner)

    expect(whileBlocked).toEqual([[], []])
    expect((await pendingOf(guest)).map(({ id }) => id)).toEqual([body.id])
    expect((await notificationsOf(guest)).map(({ contentItemId }) => contentItemId)).toEqual([folioId])
    expect((await answer(guest, folioId, body.id, 'Accepted')).status).toBe(200)
  })

  it('that waited for an address is handed over to its account without a word', async () => {
    const owner = await make.doctor()
    const { folioId } = await makeFolio(tester, owner)
    const email = `handed-over-${folioId}@example.test`
    await invite(owner, folioId, { emailAddress: email })
    const guest = await make.doctor({ email })
    await block(guest, owner)

    const { pushed, last } = await pushedTo(guest, async () => {
      await enqueue(app.db, job('hand-over-folio-invites'), {})
      await app.jobs.runDue()
    })

    expect(pushed).toEqual([])
    expect((await pendingOf(guest)).map((each) => each.folioId)).toEqual([last.folioId])
  })
})
