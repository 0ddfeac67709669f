import { type ProfileUpdate, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'

const { make, as } = await testApp()

const read = async (reader: Person, person = reader) =>
  (await as(reader).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body
const update = (person: Person, body: z.input<typeof ProfileUpdate>) =>
  as(person).call(profileRoutes.updateProfile, { body })
const nothing = { kind: null, website: null, contactEmail: null, contactPhone: null, spokesperson: null }

describe('the profile of an organisation', () => {
  it.each(['voiceOf', 'sponsor'] as const)(
    'of a %s account says what it is, and where and by whom it is reached',
    async (kind) => {
      const [organisation, reader] = [await make[kind](), await make.doctor()]
      const before = await read(reader, organisation)
      const said = {
        kind: 'PatientGroup',
        website: 'https://rhythm.example/en',
        contactEmail: 'office@rhythm.example',
        contactPhone: '613 555 0100',
        spokesperson: 'Rosa Lind, director',
      } as const

      const reply = await update(organisation, { organisation: said })
      await update(organisation, { organisation: { contactPhone: '' } })

      expect(before.organisation).toEqual(nothing)
      expect(reply.body.organisation).toEqual(said)
      expect((await read(reader, organisation)).organisation).toEqual({ ...said, contactPhone: null })
    },
  )

  it('never says that it accepts patients, and is not in the directory of doctors', async () => {
    const [organisation, doctor] = [await make.voiceOf({ lastName: 'Rhythmia' }), await make.doctor()]

    const refused = await update(organisation, { isTakingPatients: true })
    const found = await as(doctor).call(profileRoutes.searchDoctors, {
      query: { includeTrainees: 'true' },
      body: { lastName: 'Rhythmia' },
    })

    expect(refused.body).toMatchObject({ status: 400, extensions: { code: 'organisation-sees-no-patients' } })
    expect((await read(doctor, organisation)).isTakingPatients).toBe(false)
    expect(found.body).toEqual([])
  })

  it('takes no address that is none', async () => {
    const organisation = await make.sponsor()

    expect((await update(organisation, { organisation: { website: 'javascript:alert(1)' } })).status).toBe(400)
    expect((await update(organisation, { organisation: { website: 'http://plain.example' } })).status).toBe(400)
    expect((await update(organisation, { organisation: { contactEmail: 'nobody' } })).status).toBe(400)
    expect((await read(organisation)).organisation).toEqual(nothing)
  })

  it('notices a change made elsewhere', async () => {
    const organisation = await make.voiceOf()
    const { xmin } = await read(organisation)
    await update(organisation, { organisation: { spokesperson: 'Rosa Lind' }, xmin })

    const late = await update(organisation, { organisation: { spokesperson: 'Ari Sand' }, xmin })
    const again = await update(organisation, { organisation: { spokesperson: 'Rosa Lind' }, xmin })

    expect(late.status).toBe(409)
    expect(again.status).toBe(200)
  })
})

describe('the profile of a person', () => {
  it('has nothing of an organisation', async () => {
    const doctor = await make.doctor()

    const refused = await update(doctor, { organisation: { kind: 'Company' } })

    expect(refused.body).toMatchObject({ status: 400, extensions: { code: 'organisation-only' } })
    expect((await read(doctor)).organisation).toBeNull()
  })
})
