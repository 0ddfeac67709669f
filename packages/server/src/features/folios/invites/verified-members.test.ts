import { folioRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days } from '../../../platform/clock.ts'
import { testApp } from '../../../testing/app.ts'
import type { Person } from '../../../testing/make.ts'
import { inviteOf, join, makeFolio } from '../testing/things.ts'
import { keepFoliosVerified } from './verified-members.service.ts'

const tester = await testApp()
const { app, as, make, clock } = tester

async function verify({ userId }: Person) {
  const until = new Date(clock.now().getTime() + days(365))
  const verified = { verified_by: 'CPSO', verified_on: '2026-11-01', verified_until: until }
  await app.db.updateTable('profiles').set(verified).where('user_id', '=', userId).execute()
}
async function verifiedDoctor() {
  const doctor = await make.doctor()
  await verify(doctor)
  return doctor
}
const create = (owner: Person, body: object) =>
  as(owner).call(folioRoutes.createFolio, { body: { title: 'Cases', shareLevel: 'Restricted', ...body } })
const update = (owner: Person, folioId: string, body: object) =>
  as(owner).call(folioRoutes.updateFolio, { body: { folioId, ...body } })
const read = async (reader: Person, id: string) =>
  (await as(reader).call(folioRoutes.getFolio, { params: { id } })).status
const accept = (person: Person, folioId: string, inviteId: string) =>
  as(person).call(folioRoutes.answerFolioInvite, {
    params: { id: folioId },
    body: { inviteId, folioInvitationStatus: 'Accepted' },
  })

describe('a folio for verified people', () => {
  it('is kept by an owner who is verified, for people who are invited', async () => {
    const [owner, other] = [await verifiedDoctor(), await make.doctor()]

    const made = await create(owner, { verifiedOnly: true })
    const refused = [
      await create(other, { verifiedOnly: true }),
      await create(owner, { verifiedOnly: true, shareLevel: 'Public' }),
    ]

    expect(made.body.verifiedOnly).toBe(true)
    expect(refused.map(({ body }) => body)).toMatchObject([
      { status: 403, extensions: { code: 'folio-owner-unverified' } },
      { status: 400, extensions: { code: 'folio-verified-restricted' } },
    ])
  })

  it('is joined by verified people alone', async () => {
    const [owner, guest] = [await verifiedDoctor(), await make.doctor()]
    const { folioId } = (await create(owner, { verifiedOnly: true })).body
    const inviteId = await inviteOf(tester, { owner, folioId, person: guest })

    const refused = await accept(guest, folioId, inviteId)
    const before = await read(guest, folioId)
    await verify(guest)
    const accepted = await accept(guest, folioId, inviteId)

    expect(refused.body).toMatchObject({ status: 403, extensions: { code: 'folio-verified-only' } })
    expect(before).toBe(404)
    expect(accepted.status).toBe(200)
    expect(await read(guest, folioId)).toBe(200)
  })

  it('loses whoever is no longer verified', async () => {
    const [owner, guest] = [await verifiedDoctor(), await verifiedDoctor()]
    const { folioId } = (await create(owner, { verifiedOnly: true })).body
    await join(tester, { owner, folioId, person: guest })

    await as(guest).call(profileRoutes.updateProfile, { body: { lastName: 'Somebody-Else' } })
    await keepFoliosVerified(app)

    expect(await read(guest, folioId)).toBe(404)
  })

  it('sends the others out when its owner makes it one, and forgets it when everybody may read it', async () => {
    const [owner, guest] = [await verifiedDoctor(), await make.doctor()]
    const { folioId } = await makeFolio(tester, owner)
    await join(tester, { owner, folioId, person: guest })

    await update(owner, folioId, { verifiedOnly: true })
    const out = await read(guest, folioId)
    await update(owner, folioId, { shareLevel: 'Public' })

    expect(out).toBe(404)
    expect(await read(guest, folioId)).toBe(200)
    const { body } = await as(owner).call(folioRoutes.getFolio, { params: { id: folioId } })
    expect(body.verifiedOnly).toBe(false)
  })
})
