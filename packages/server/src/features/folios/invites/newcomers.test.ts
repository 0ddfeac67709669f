import { folioRoutes, invitationRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it, vi } from 'vitest'
import { enqueue, job } from '../../../platform/jobs/jobs.ts'
import { testApp } from '../../../testing/app.ts'
import { mailsOf, newEmail } from '../../../testing/mails.ts'
import type { Person } from '../../../testing/make.ts'
import { inviteCalls } from '../testing/invite-calls.ts'

const tester = await testApp()
const { make, as, stranger, app } = tester
const { linkTo } = mailsOf(tester)
const { answer, remove, invite, pendingOf, restricted } = inviteCalls(tester)

describe('inviting somebody without an account', () => {
  async function registerWith(email: string): Promise<Person> {
    const form = { email, firstName: 'Jo', lastName: 'Roy', userType: 'Doctor' as const }
    const { body: user } = await stranger.call(userRoutes.createUser, { body: form })
    const link = (await linkTo(email)).searchParams
    const password = 'Correct-horse-7'
    await stranger.call(userRoutes.setPassword, { body: { token: link.get('t') ?? '', email, password } })
    return { userId: user.id, email, password, firstName: 'Jo', lastName: 'Roy', roles: ['Doctor'] }
  }

  it('mails a link to sign up, and hands the invitation over when registration finishes', async () => {
    const { owner, folioId } = await restricted()
    const email = newEmail()

    const reply = await invite(owner, folioId, { email })
    const link = await linkTo(email)
    const newcomer = await registerWith(email)
    // It is handed over once the registration has been stored.
    const handedOver = async () => {
      const found = await pendingOf(newcomer)
      return found.length > 0 && found
    }
    const pending = await vi.waitUntil(handedOver, { timeout: 15_000 })
    const accepted = await answer(newcomer, folioId, pending[0]?.id ?? '', 'Accepted')

    expect(reply.body).toMatchObject({ userId: null, user: null, email, status: 'Pending' })
    expect(link.pathname).toBe('/Home/Register')
    expect(Object.fromEntries(link.searchParams)).toEqual({ email, folio: folioId })
    expect(pending).toMatchObject([{ id: reply.body.id, folioId }])
    expect(accepted.body.status).toBe('Accepted')
  })

  it('fills in their name where it was given', async () => {
    const { owner, folioId } = await restricted()
    const email = newEmail()

    await as(owner).call(folioRoutes.inviteToFolio, {
      params: { id: folioId },
      body: { email, firstName: 'Jean', lastName: 'Tremblay' },
    })

    const filledIn = Object.fromEntries((await linkTo(email)).searchParams)
    expect(filledIn).toEqual({ email, fname: 'Jean', lname: 'Tremblay', folio: folioId })
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
    const link = (await linkTo(email)).searchParams

    expect([refused.status, strangerAsked.status, memberAsked.status]).toEqual([404, 204, 204])
    expect(Object.fromEntries(link)).toEqual({ email, fname: 'Jo', lname: 'Roy', folio: folioId })
    expect(await pendingOf(guest)).toMatchObject([{ folioId }])
  })
})
