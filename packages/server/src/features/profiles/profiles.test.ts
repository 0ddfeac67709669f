import { type HideableField, profileRoutes, userRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { holdProfile, profileChanged, shownEmail } from './index.ts'

const { make, as, stranger, app } = await testApp()

const familyMedicine = { id: 100, name: 'Family medicine' }
const internalMedicine = { id: 1100, name: 'Internal medicine' }
const cardiology = { id: 1101, name: 'Cardiology' }

const everything = {
  firstName: 'Élise',
  lastName: "O'Connor",
  location: 'Trois-Rivières, QC',
  specialty: { id: internalMedicine.id },
  subSpecialty: { id: cardiology.id },
  phoneNumber: '819-555-0134',
  phoneExtension: '204',
  qualifications: ['MD, Laval', 'FRCPC'],
  areasOfInterestIds: [500, 507],
  isTakingPatients: true,
  bio: 'Cardiologist.\nInterested in heart failure.',
}

const update = (person: Person, body: Record<string, unknown>) =>
  as(person).call(profileRoutes.updateProfile, { body: body as never })
const profileOf = (person: Person, reader: Person) =>
  as(reader).call(profileRoutes.getProfile, { params: { userId: person.userId } })

describe('a profile', () => {
  it('is there for everybody from the first moment, with phone and e-mail kept back', async () => {
    const person = await make.doctor()

    const reply = await profileOf(person, person)

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({
      userId: person.userId,
      firstName: person.firstName,
      email: person.email,
      userType: 'Doctor',
      roles: ['materia:doctor'],
      location: null,
      specialty: null,
      qualifications: [],
      areasOfInterest: [],
      followingUserIds: [],
      isTakingPatients: false,
      isFollowed: false,
      profilePictureAttachmentId: null,
      hiddenFields: ['email', 'phoneOutsideDirectory'],
    })
  })

  it('keeps every field given, and gives it back as a file', async () => {
    const person = await make.doctor()

    const saved = await update(person, everything)
    const read = await profileOf(person, person)

    expect(saved.status).toBe(200)
    expect(saved.headers['content-disposition']).toBe('attachment; filename="profile.json"')
    expect(saved.body).toEqual(read.body)
    expect(read.body).toMatchObject({
      firstName: 'Élise',
      lastName: "O'Connor",
      location: 'Trois-Rivières, QC',
      specialty: internalMedicine,
      subSpecialty: cardiology,
      phoneNumber: '819-555-0134',
      phoneExtension: '204',
      qualifications: ['MD, Laval', 'FRCPC'],
      isTakingPatients: true,
      bio: 'Cardiologist.\nInterested in heart failure.',
    })
    expect(read.body.areasOfInterest.map((area) => [area.id, area.parentArea, area.parent?.title])).toEqual([
      [500, null, undefined],
      [507, 500, 'Cardiovascular health'],
    ])
  })

  it('remembers that somebody chose their areas, be it none, and tells nobody else', async () => {
    const [person, reader] = [await make.doctor(), await make.doctor()]
    const view = async (by: Person) =>
      (await as(by).call(profileRoutes.getProfile, { params: { userId: person.userId } })).body.hasChosenAreas
    await update(person, { bio: 'Family doctor.' })
    expect(await view(person)).toBe(false)

    await update(person, { areasOfInterestIds: [] })

    expect([await view(person), await view(reader)]).toEqual([true, false])
  })

  it('changes only what is given, and null clears', async () => {
    const person = await make.doctor()
    await update(person, everything)

    const reply = await update(person, { bio: null, location: '', qualifications: [], areasOfInterestIds: [] })

    expect(reply.body).toMatchObject({
      bio: null,
      location: null,
      qualifications: [],
      areasOfInterest: [],
      firstName: 'Élise',
      phoneNumber: '819-555-0134',
      specialty: internalMedicine,
      subSpecialty: cardiology,
      isTakingPatients: true,
    })
  })

  it('leaves the sub-specialty behind with the specialty it belonged to', async () => {
    const person = await make.doctor()
    await update(person, everything)

    const reply = await update(person, { specialty: familyMedicine })
    const cleared = await update(person, { specialty: null })

    expect(reply.body).toMatchObject({ specialty: familyMedicine, subSpecialty: null })
    expect(cleared.body).toMatchObject({ specialty: null, subSpecialty: null })
  })

  it('shows the new name in the account too', async () => {
    const person = await make.doctor()

    await update(person, { firstName: 'Anaïs' })
    const account = await as(person).call(userRoutes.getUser, { params: { id: person.userId } })

    expect(account.body).toMatchObject({ firstName: 'Anaïs', lastName: person.lastName })
  })

  it('tells listeners that it changed', async () => {
    const person = await make.doctor()
    const changed: string[] = []
    app.events.on(profileChanged, ({ userId }) => void changed.push(userId))

    await update(person, { bio: 'New.' })

    expect(changed).toContain(person.userId)
  })

  it.each([
    ['an unknown specialty', { specialty: { id: 99_999 } }, 'specialty'],
    ['a sub-specialty in the place of a specialty', { specialty: { id: 1101 } }, 'specialty'],
    ['a sub-specialty of another specialty', { specialty: familyMedicine, subSpecialty: { id: 1101 } }, 'subSpecialty'],
    ['a sub-specialty without a specialty', { subSpecialty: { id: 1101 } }, 'subSpecialty'],
    ['an unknown area of interest', { areasOfInterestIds: [500, 99_999] }, 'areasOfInterestIds'],
    ['an area number past counting', { areasOfInterestIds: [2 ** 40] }, 'areasOfInterestIds.0'],
    ['an empty first name', { firstName: ' ' }, 'firstName'],
    ['a last name of 51 characters', { lastName: 'x'.repeat(51) }, 'lastName'],
    ['a field that cannot be hidden', { hiddenFields: ['lastName'] }, 'hiddenFields.0'],
    ['a bio past its length', { bio: 'x'.repeat(4_001) }, 'bio'],
    ['an empty qualification', { qualifications: ['MD', ' '] }, 'qualifications.1'],
  ])('refuses %s, naming the field, and changes nothing', async (_, body, field) => {
    const person = await make.doctor()

    const reply = await update(person, { location: 'Halifax, NS', ...body })
    const read = await profileOf(person, person)

    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ extensions: { errors: [{ field }] } })
    expect(read.body.location).toBeNull()
  })

  it('is changed by its owner or an admin, and by nobody else', async () => {
    const [owner, other, admin] = [await make.doctor(), await make.doctor(), await make.admin()]

    const byOther = await update(other, { userId: owner.userId, bio: 'Not mine.' })
    const byAdmin = await update(admin, { userId: owner.userId, bio: 'Mended.' })
    const byOwner = await update(owner, { userId: owner.userId, location: 'Regina, SK' })
    const ofNobody = await update(admin, { userId: '00000000-0000-4000-8000-000000000000', bio: 'x' })

    expect([byOther.status, byAdmin.status, byOwner.status, ofNobody.status]).toEqual([403, 200, 200, 404])
    expect(byOwner.body).toMatchObject({ bio: 'Mended.', location: 'Regina, SK' })
  })

  it('is not found where nobody is, for a stranger to the product, or before the e-mail is confirmed', async () => {
    const [reader, admin] = [await make.doctor(), await make.admin()]
    const unconfirmed = await make.doctor({ status: 'New' })
    const nobody = { params: { userId: '00000000-0000-4000-8000-000000000000' } }

    expect((await as(reader).call(profileRoutes.getProfile, nobody)).status).toBe(404)
    expect((await as(reader).call(profileRoutes.getProfileSummary, nobody)).status).toBe(404)
    expect((await stranger.call(profileRoutes.getProfile, nobody)).status).toBe(401)
    expect((await profileOf(unconfirmed, reader)).status).toBe(404)
    expect((await profileOf(unconfirmed, admin)).status).toBe(200)
    expect((await as(reader).call(profileRoutes.getProfile, { params: { userId: 'nonsense' } })).status).toBe(400)
  })
})

describe('hidden fields', () => {
  async function hiding(hiddenFields: HideableField[] | undefined): Promise<Person> {
    const person = await make.doctor()
    await update(person, { ...everything, hiddenFields })
    return person
  }

  it('keep phone and e-mail from others until the owner shows them', async () => {
    const [owner, reader] = [await hiding(undefined), await make.doctor()]

    const before = await profileOf(owner, reader)
    await update(owner, { hiddenFields: [] })
    const after = await profileOf(owner, reader)

    expect(before.body).toMatchObject({ email: null, phoneNumber: null, phoneExtension: null, hiddenFields: [] })
    expect(before.body).toMatchObject({ location: everything.location, bio: everything.bio })
    expect(after.body).toMatchObject({ email: owner.email, phoneNumber: everything.phoneNumber, phoneExtension: '204' })
  })

  it.each([
    ['email', { email: null }],
    ['phoneNumber', { phoneNumber: null, phoneExtension: null }],
    ['phoneOutsideDirectory', { phoneNumber: null, phoneExtension: null }],
    ['location', { location: null }],
    ['bio', { bio: null }],
    ['qualifications', { qualifications: [] }],
    ['areasOfInterest', { areasOfInterest: [] }],
  ] as const)('keep %s from others and show it to the owner and to admins', async (field, without) => {
    const [owner, reader, admin] = [await hiding([field]), await make.doctor(), await make.admin()]

    const [toReader, toOwner, toAdmin] = [
      await profileOf(owner, reader),
      await profileOf(owner, owner),
      await profileOf(owner, admin),
    ]

    expect(toReader.body).toMatchObject(without)
    expect(toOwner.body).not.toMatchObject(without)
    expect(toAdmin.body).not.toMatchObject(without)
    expect(toOwner.body.hiddenFields).toEqual([field])
  })

  it('stay as the owner chose them while the profile is held for review', async () => {
    const [owner, reader] = [await hiding(['email']), await make.doctor()]

    await holdProfile(app.db, owner.userId, new Date())
    const [toOwner, toReader] = [await profileOf(owner, owner), await profileOf(owner, reader)]

    expect(toOwner.body).toMatchObject({ hiddenFields: ['email'], bio: everything.bio })
    expect(toReader.body).toMatchObject({ bio: null, qualifications: [], location: everything.location })
  })

  it('hold in summaries and lists of people', async () => {
    const [owner, reader] = [await hiding(['bio']), await make.doctor()]
    await as(reader).call(profileRoutes.follow, { params: { userIdToFollow: owner.userId } })

    const summary = await as(reader).call(profileRoutes.getProfileSummary, { params: { userId: owner.userId } })
    const list = await as(reader).call(profileRoutes.listFollowed, { params: { userId: reader.userId } })
    const own = await as(owner).call(profileRoutes.getProfileSummary, { params: { userId: owner.userId } })

    expect(summary.body).toMatchObject({ userId: owner.userId, bio: null, isFollowed: true })
    expect(list.body).toMatchObject([{ userId: owner.userId, bio: null }])
    expect(own.body.bio).toBe(everything.bio)
  })

  it('hold for any query that asks for an e-mail by the shared rule', async () => {
    const [shy, open, admin] = [await hiding(['email']), await hiding([]), await make.admin()]
    const emailsFor = async (reader: Person) => {
      const actor = { userId: reader.userId, roles: reader.roles, sessionId: '' }
      const { rows } = await sql<{ email: string | null }>`
        select ${shownEmail(actor, 'person.id')} as email
        from users person
        where person.id = any (${[shy.userId, open.userId]}::uuid[])
        order by person.id = ${open.userId}`.execute(app.db)
      return rows.map((row) => row.email)
    }

    expect(await emailsFor(open)).toEqual([null, open.email])
    expect(await emailsFor(shy)).toEqual([shy.email, open.email])
    expect(await emailsFor(admin)).toEqual([shy.email, open.email])
  })
})
