import { identityRoutes, legalVersions, profileRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { newEmail } from '../../../testing/mails.ts'
import type { Person } from '../../../testing/make.ts'

const { app, make, as, stranger } = await testApp()

const newest = [
  { document: 'Terms', version: legalVersions.Terms },
  { document: 'Privacy', version: legalVersions.Privacy },
] as const
const dueOf = async (person: Person) =>
  (await as(person).call(userRoutes.getUser, { params: { id: person.userId } })).body.consentsDue
const give = (person: Person, consents: readonly { document: 'Terms' | 'Privacy'; version: string }[]) =>
  as(person).call(identityRoutes.giveConsents, { body: { consents: [...consents] } })

describe('agreeing to the terms and the privacy policy', () => {
  it('at sign-up is kept with version, language and time', async () => {
    const body = {
      email: newEmail(),
      firstName: 'Robin',
      lastName: 'Roy',
      language: 'fr' as const,
      consents: [...newest],
    }

    const reply = await stranger.call(userRoutes.createUser, { body })

    const kept = await app.db.selectFrom('legal_consents').selectAll().where('user_id', '=', reply.body.id).execute()
    expect(reply.body.consentsDue).toEqual([])
    expect(kept).toMatchObject(newest.map((each) => ({ ...each, language: 'fr', given_at: expect.any(Date) })))
  })

  it('to an older version at sign-up keeps nobody out, and is asked for again', async () => {
    const consents = [{ document: 'Terms' as const, version: '2024-01-01' }, newest[1]]
    const body = { email: newEmail(), firstName: 'Robin', lastName: 'Roy', consents }

    const reply = await stranger.call(userRoutes.createUser, { body })

    expect(reply.status).toBe(201)
    expect(reply.body.consentsDue).toEqual(['Terms'])
  })

  it('is not needed to sign up, and then asked for', async () => {
    const body = { email: newEmail(), firstName: 'Robin', lastName: 'Roy' }

    const reply = await stranger.call(userRoutes.createUser, { body })

    expect(reply.status).toBe(201)
    expect(reply.body.consentsDue).toEqual(['Terms', 'Privacy'])
  })

  it('closes no call to who has not', async () => {
    const doctor = await make.doctor()

    expect(await dueOf(doctor)).toEqual(['Terms', 'Privacy'])
    expect((await as(doctor).call(profileRoutes.listAreasOfInterest)).status).toBe(200)
  })

  it('is listed, and twice is once', async () => {
    const doctor = await make.doctor()
    await give(doctor, newest)
    await give(doctor, newest)

    const { body } = await as(doctor).call(identityRoutes.listConsents)

    expect(await dueOf(doctor)).toEqual([])
    expect(body).toHaveLength(2)
    expect(body).toMatchObject([{ document: 'Privacy', language: 'en' }, { document: 'Terms' }])
  })

  it('is asked for again when a version changes, for that text alone', async () => {
    const doctor = await make.doctor()
    await give(doctor, newest)

    await app.db.updateTable('users').set({ terms_version: '2024-01-01' }).where('id', '=', doctor.userId).execute()

    expect(await dueOf(doctor)).toEqual(['Terms'])
  })

  it('to another version than the one that holds is refused', async () => {
    const doctor = await make.doctor()

    const reply = await give(doctor, [{ document: 'Terms', version: '2024-01-01' }])

    expect(reply.body).toMatchObject({ status: 409, extensions: { code: 'legal-version-old' } })
    expect(await dueOf(doctor)).toEqual(['Terms', 'Privacy'])
  })

  it('stands in the download of one’s data', async () => {
    const doctor = await make.doctor()
    await give(doctor, newest)

    const { body } = await as(doctor).call(profileRoutes.exportPersonalData, { params: { userId: doctor.userId } })

    expect(body.consents).toHaveLength(2)
    expect(body.consents).toMatchObject([
      { version: expect.any(String), language: 'en', givenOn: expect.any(String) },
      {},
    ])
    expect(body.mailConsents).toEqual([])
  })
})
