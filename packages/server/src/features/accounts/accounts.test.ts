import {
  accountRoutes,
  auditRoutes,
  folioRoutes,
  invitationRoutes,
  profileRoutes,
  registrationRoutes,
  userRoutes,
} from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { seconds } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'

const { make, as, stranger, app, clock, mails } = await testApp()
const admin = await make.admin({ firstName: 'Avery', lastName: 'Campbell' })
const kinds = [
  [
    'voice-of',
    accountRoutes.listVoiceOfAccounts,
    accountRoutes.createVoiceOfAccount,
    accountRoutes.deactivateVoiceOfAccount,
    accountRoutes.reactivateVoiceOfAccount,
    'materia:voiceofCreator',
  ],
  [
    'sponsor',
    accountRoutes.listSponsorAccounts,
    accountRoutes.createSponsorAccount,
    accountRoutes.deactivateSponsorAccount,
    accountRoutes.reactivateSponsorAccount,
    'materia:sponsor',
  ],
] as const

describe.each(kinds)('%s accounts', (name, list, create, deactivate, reactivate, role) => {
  const form = (tag: string) => ({
    firstName: 'Diabetes',
    lastName: `Canada ${tag}`,
    email: `${tag}-${name}@example.test`,
  })

  it('are created by an admin and finished by the e-mailed link', async () => {
    const created = await as(admin).call(create, { body: form('new') })
    const mail = (await mails()).find((sent) => sent.to === `new-${name}@example.test`)
    const token = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '').searchParams.get('t') ?? ''
    await stranger.call(userRoutes.setPassword, {
      body: { token, email: created.body.email, password: 'Correct-horse-7' },
    })
    const signIn = await stranger.call(userRoutes.signIn, {
      body: { username: created.body.email, password: 'Correct-horse-7' },
    })

    expect(created.status).toBe(200)
    expect(created.body).toEqual({ userId: expect.any(String), ...form('new'), userStatus: 'New' })
    expect(signIn.body.userRoles).toEqual([role])
  })

  it('are listed by name with search, status and the total', async () => {
    await as(admin).call(create, { body: { ...form('elan'), lastName: 'Canada élan' } })

    const all = await as(admin).call(list)
    const found = await as(admin).call(list, { query: { search: 'canada elan' } })
    const none = await as(admin).call(list, { query: { status: 'Disabled' } })

    expect(Number(all.headers['x-total-count'])).toBe(all.body.length)
    expect(found.body.map((account) => account.lastName)).toEqual(['Canada élan'])
    expect(none.body).toEqual([])
  })

  it('lose their session within 10 seconds when deactivated, and may sign in again when reactivated', async () => {
    const person = await (name === 'sponsor' ? make.sponsor() : make.voiceOf())
    expect((await as(person).call(userRoutes.checkToken)).status).toBe(200)

    const off = await as(admin).call(deactivate, { params: { userId: person.userId } })
    clock.advance(seconds(9))
    const whileOff = await as(person).call(userRoutes.checkToken)
    const refused = await stranger.call(userRoutes.signIn, {
      body: { username: person.email, password: person.password },
    })
    const on = await as(admin).call(reactivate, { params: { userId: person.userId } })
    const signIn = await stranger.call(userRoutes.signIn, {
      body: { username: person.email, password: person.password },
    })

    expect([off.status, whileOff.status, on.status, signIn.status]).toEqual([204, 401, 204, 200])
    expect(refused.body).toMatchObject({ detail: 'This account is disabled.' })
  })

  it('are not found under the other kind, nor is a doctor', async () => {
    const other = await (name === 'sponsor' ? make.voiceOf() : make.sponsor())
    const doctor = await make.doctor()

    for (const { userId } of [other, doctor]) {
      expect((await as(admin).call(deactivate, { params: { userId } })).status).toBe(404)
    }
  })

  it('cannot be made with a known e-mail or without a name', async () => {
    const taken = await as(admin).call(create, { body: { ...form('x'), email: admin.email } })
    const nameless = await as(admin).call(create, { body: { ...form('y'), firstName: '' } })

    expect(taken.body).toMatchObject({ status: 400, detail: 'An account with this e-mail already exists.' })
    expect(nameless.body).toMatchObject({ status: 400, detail: 'firstName: First Name is required.' })
  })
})

describe('registrations', () => {
  it('are listed for admins, who disable and approve them', async () => {
    const doctor = await make.doctor({ lastName: 'Zabriskie' })

    const listed = await as(admin).call(registrationRoutes.listRegistrations, { query: { search: 'zabriskie' } })
    const disabled = await as(admin).call(registrationRoutes.disableRegistration, { params: { userId: doctor.userId } })
    const after = await as(admin).call(registrationRoutes.listRegistrations, { query: { status: 'Disabled' } })
    const approved = await as(admin).call(registrationRoutes.approveRegistration, { params: { userId: doctor.userId } })
    const credentials = { username: doctor.email, password: doctor.password }
    const signedIn = await stranger.call(userRoutes.signIn, { body: credentials })

    expect(listed.body).toEqual([
      expect.objectContaining({ userId: doctor.userId, userStatus: 'Approved', userType: 'Doctor' }),
    ])
    expect(disabled.status).toBe(204)
    expect(after.body.map((entry) => entry.userId)).toContain(doctor.userId)
    expect([approved.status, signedIn.status]).toEqual([204, 200])
  })
})

describe('the audit log', () => {
  it('records sign-ins, failures and status changes with who, what and from where', async () => {
    const sponsor = await make.sponsor()
    await stranger.call(userRoutes.signIn, { body: { username: sponsor.email, password: 'Wrong-horse-1' } })
    await stranger.call(userRoutes.signIn, { body: { username: sponsor.email, password: sponsor.password } })
    await as(admin).call(accountRoutes.deactivateSponsorAccount, { params: { userId: sponsor.userId } })

    const entries = await as(admin).call(auditRoutes.listAudit, { query: { subjectId: sponsor.userId } })

    expect(entries.body.map((entry) => entry.act)).toEqual(['account-deactivated', 'signed-in', 'sign-in-failed'])
    expect(entries.body[0]).toMatchObject({ actorName: 'Avery Campbell', ip: '127.0.0.1', detail: { role: 'Sponsor' } })
  })

  it('is searched by a part of a name, by an address and by a period', async () => {
    const sponsor = await make.sponsor({ firstName: 'Élodie', lastName: 'Quimper' })
    await stranger.call(userRoutes.signIn, { body: { username: sponsor.email, password: sponsor.password } })
    const list = async (query: Record<string, string>) => (await as(admin).call(auditRoutes.listAudit, { query })).body
    const [signedIn] = await list({ search: 'elodie quim' })
    const later = new Date(Date.parse(signedIn?.at ?? '') + 1).toISOString()

    expect(signedIn).toMatchObject({ act: 'signed-in', subjectName: 'Élodie Quimper' })
    expect(await list({ search: sponsor.email })).toEqual([signedIn])
    expect(await list({ search: 'elodie', from: later })).toEqual([])
    expect(await list({ search: 'elodie', to: later })).toEqual([signedIn])
    expect((await list({ search: '127.0.0.1' })).map(({ id }) => id)).toContain(signedIn?.id)
    expect(await list({ search: '198.51.100.7' })).toEqual([])
    expect(await list({ search: '%' })).toEqual([])
  })

  it('records what members send, delete and take along, without telling the title of what is private', async () => {
    const [owner, guest] = [await make.doctor(), await make.doctor()]
    const { body: folio } = await as(owner).call(folioRoutes.createFolio, {
      body: { title: 'Private matters', shareLevel: 'Restricted' },
    })
    const params = { id: folio.contentItemId }
    await as(owner).call(folioRoutes.inviteToFolio, { params, body: { userId: guest.userId } })
    await as(owner).call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, shareLevel: 'Private' } })
    await as(owner).call(folioRoutes.deleteFolio, { params })
    await as(owner).call(invitationRoutes.inviteUser, { body: { emailAddress: 'somebody@example.test' } })
    await as(owner).call(profileRoutes.exportPersonalData, { params: { userId: owner.userId } })

    const entries = await as(admin).call(auditRoutes.listAudit, { query: { actorId: owner.userId } })

    const acts = ['data-exported', 'invitation-sent', 'folio-deleted', 'folio-invitation-sent', 'signed-in']
    expect(entries.body.map((entry) => [entry.act, entry.ip])).toEqual(acts.map((act) => [act, '127.0.0.1']))
    expect(entries.body[2]).toMatchObject({ subjectType: 'content', subjectId: params.id, subjectName: null })
  })

  it('is exported as CSV, and the export is recorded', async () => {
    const reply = await as(admin).call(auditRoutes.exportAudit)
    const exports = await as(admin).call(auditRoutes.listAudit, { query: { act: 'audit-exported' } })

    expect(reply.headers['content-type']).toContain('text/csv')
    expect(reply.raw.body.split('\r\n')[0]).toBe('at,act,actor,actor id,subject type,subject,subject id,ip,detail')
    expect(exports.body.length).toBeGreaterThan(0)
  })

  it.each([sql`update audit_log set act = 'nothing'`, sql`delete from audit_log`, sql`truncate audit_log`])(
    'cannot be changed through the database user of the application',
    async (statement) => {
      await expect(statement.execute(app.db)).rejects.toThrow('The audit log can only be added to.')
    },
  )
})
