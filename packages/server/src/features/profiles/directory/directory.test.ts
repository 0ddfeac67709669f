import { profileRoutes, totalCountHeader, totalIsAtLeastHeader, userRoutes } from '@materia/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeDirectory } from '../testing/directory.ts'

const test = await testApp()
const { make, as, app } = test
const { people, doctor, search, found } = await makeDirectory(test)

describe('the directory', () => {
  it('lists approved doctors and nurse practitioners by last name, and nobody else', async () => {
    const left = [
      await make.doctor({ lastName: 'Aaa', userType: 'MedicalStudent' }),
      await make.doctor({ lastName: 'Aab', userType: 'MedicalResident' }),
      await make.doctor({ lastName: 'Aac', status: 'New' }),
      await make.doctor({ lastName: 'Aad', status: 'Disabled' }),
      await make.sponsor({ lastName: 'Aae' }),
    ].map(({ userId }) => userId)

    const reply = await search({})

    expect(reply.body.map(({ lastName }) => lastName)).toEqual([
      'Bélanger',
      'de la Cruz',
      'Nguyễn',
      'Nordvik',
      "O'Connor",
      'Smith-Jones',
      'Saint-Pierre',
    ])
    expect(reply.body.some(({ userId }) => left.includes(userId))).toBe(false)
    expect(reply.headers[totalCountHeader]).toBe('7')
    expect(reply.headers[totalIsAtLeastHeader]).toBeUndefined()
  })

  it('shows every field of a result', async () => {
    const { body } = await search({ lastName: 'belanger' })

    expect(body).toEqual([
      {
        id: expect.any(String),
        userId: people.elise.userId,
        firstName: 'Élise',
        lastName: 'Bélanger',
        location: "St. John's, NL",
        speciality: 'Internal medicine',
        subSpecialty: 'Cardiology',
        isAcceptingNewPatients: true,
        telephoneNumber: '709-555-0101',
        telephoneExtension: '9',
        profilePictureAttachmentId: null,
        userType: 'Doctor',
        isFollowed: false,
        languagesOfPractice: [],
      },
    ])
  })

  it('pages without a repeat or a gap', async () => {
    const pages = [
      await search({}, { count: 3, offset: 0 }),
      await search({}, { count: 3, offset: 3 }),
      await search({}, { count: 3, offset: 6 }),
    ]

    const ids = pages.flatMap((page) => page.body.map(({ userId }) => userId))

    expect(pages.map((page) => page.body.length)).toEqual([3, 3, 1])
    expect(new Set(ids).size).toBe(7)
  })

  it('is for doctors and admins', async () => {
    const [colleague, sponsor] = [await make.doctor({ userType: 'MedicalStudent' }), await make.sponsor()]

    expect((await as(colleague).call(profileRoutes.searchDoctors, { body: {} })).status).toBe(200)
    expect((await as(sponsor).call(profileRoutes.searchDoctors, { body: {} })).status).toBe(403)
  })
})

describe('fields together', () => {
  it('narrow', async () => {
    expect(await found({ speciality: 'family', location: 'toronto' })).toEqual([people.oconnor.userId])
    expect(await found({ speciality: 'family', acceptingNewPatients: true })).toEqual([])
    expect(await found({ acceptingNewPatients: true, lastName: 'b' })).toEqual([people.elise.userId])
  })

  it.each([
    ['elise', { location: 'st johns' }],
    ['elise', { location: 'Saint John’s' }],
    ['elise', { location: 'newfoundland' }],
    ['oconnor', { location: 'Toronto Ontario' }],
    ['oconnor', { location: 'on' }],
    ['delacruz', { location: 'BC' }],
    ['nguyen', { location: 'trois rivieres' }],
    ['nguyen', { location: 'Québec' }],
    ['elise', { speciality: 'Cardiology' }],
    ['elise', { speciality: 'internal med' }],
    ['elise', { speciality: 'internist' }],
    ['elise', { speciality: 'cardiologist' }],
    ['elise', { speciality: 'cardiologue' }],
    ['elise', { subSpecialty: 'cardiologists' }],
    ['elise', { subSpecialty: 'cardio' }],
  ] as const)('find %s by %j', async (who, body) => {
    expect(await found(body)).toEqual([people[who].userId])
  })

  it('find nobody by a specialty that does not exist or a specialty asked as sub-specialty', async () => {
    expect(await found({ speciality: 'astrology' })).toEqual([])
    expect(await found({ subSpecialty: 'family medicine' })).toEqual([])
  })

  it('tell those who accept patients from those who do not', async () => {
    const accepting = await found({ acceptingNewPatients: true })
    const closed = await found({ acceptingNewPatients: false })

    expect(accepting).toContain(people.elise.userId)
    expect(closed).toContain(people.oconnor.userId)
    expect(closed).not.toContain(people.elise.userId)
  })
})

describe('what the directory gives away', () => {
  it('is the phone unless its owner hides it everywhere', async () => {
    const person = await doctor('Uma', 'Unger', { phoneNumber: '604-555-0199', phoneExtension: '1' })

    const before = await search({ lastName: 'unger' })
    await as(person).call(profileRoutes.updateProfile, { body: { hiddenFields: ['phoneNumber'] } })
    const after = await search({ lastName: 'unger' })

    expect(before.body).toMatchObject([{ telephoneNumber: '604-555-0199', telephoneExtension: '1' }])
    expect(after.body).toMatchObject([{ telephoneNumber: null, telephoneExtension: null }])
  })

  it('is not a hidden place, not even by searching for it', async () => {
    const person = await doctor('Vera', 'Vance', { location: 'Whitehorse, YT', hiddenFields: ['location'] })

    expect((await search({ lastName: 'vance' })).body).toMatchObject([{ userId: person.userId, location: null }])
    expect(await found({ location: 'whitehorse' })).toEqual([])
  })

  it('follows a new name and a changed status at once', async () => {
    const person = await doctor('Wanda', 'Wexler')

    await as(person).call(userRoutes.updateUser, {
      params: { id: person.userId },
      body: { firstName: 'Wanda', lastName: 'Xylander' },
    })
    expect(await found({ lastName: 'wexler' })).toEqual([])
    expect(await found({ lastName: 'xylander' })).toEqual([person.userId])

    await app.db.updateTable('users').set({ status: 'Disabled' }).where('id', '=', person.userId).execute()
    expect(await found({ lastName: 'xylander' })).toEqual([])
  })
})

describe('a directory of thousands', () => {
  beforeAll(async () => {
    await sql`
      insert into users (id, first_name, last_name, email_confirmed, roles, status, user_type)
      select gen_random_uuid(), 'Given' || n, 'Yost' || n, true, '{Doctor}', 'Approved', 'Doctor'
      from generate_series(1, 3000) n`.execute(app.db)
    await sql`
      update profiles set location = 'Moose Jaw, SK'
      from users u
      where u.id = user_id and u.last_name in ('Yost2999', 'Yost3', 'Yost1500')`.execute(app.db)
  })

  it('finds the rare ones past what is walked along, with an exact total', async () => {
    const reply = await search({ location: 'moose jaw' })

    expect(reply.body.map(({ lastName }) => lastName)).toEqual(['Yost1500', 'Yost2999', 'Yost3'])
    expect(reply.headers[totalCountHeader]).toBe('3')
  })

  it('says when the total is a lower bound, and pages to the end without a repeat or a gap', async () => {
    const first = await search({ lastName: 'yost' }, { count: 100 })
    const seen = new Set<string>()
    for (let offset = 0; offset < 3_100; offset += 100) {
      for (const { userId } of (await search({ lastName: 'yost' }, { count: 100, offset })).body) seen.add(userId)
    }

    expect(first.headers[totalIsAtLeastHeader]).toBe('true')
    expect(Number(first.headers[totalCountHeader])).toBeGreaterThanOrEqual(100)
    expect(seen.size).toBe(3_000)
  })
})
