import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { makeDirectory } from '../testing/directory.ts'

const test = await testApp()
const { as } = test
const { people, doctor, search, found } = await makeDirectory(test)

describe('names as people type them', () => {
  it.each([
    ['elise', 'firstName', 'Elise'],
    ['elise', 'firstName', 'élis'],
    ['elise', 'lastName', 'BELANGER'],
    ['oconnor', 'lastName', "O'Connor"],
    ['oconnor', 'lastName', 'O’Connor'],
    ['oconnor', 'lastName', 'oconnor'],
    ['oconnor', 'lastName', 'o connor'],
    ['oconnor', 'lastName', 'connor'],
    ['delacruz', 'lastName', 'de la Cruz'],
    ['delacruz', 'lastName', 'delacruz'],
    ['delacruz', 'lastName', 'la cruz'],
    ['delacruz', 'lastName', 'cruz'],
    ['delacruz', 'firstName', 'maria jose'],
    ['delacruz', 'firstName', 'jose'],
    ['nguyen', 'lastName', 'nguyen'],
    ['nguyen', 'lastName', 'Nguyễn'],
    ['nguyen', 'lastName', 'Nguye\u0302\u0303n'],
    ['stPierre', 'lastName', 'St-Pierre'],
    ['stPierre', 'lastName', 'st. pierre'],
    ['stPierre', 'lastName', 'Saint Pierre'],
    ['stPierre', 'firstName', 'jeanpierre'],
    ['stPierre', 'firstName', 'pierre'],
    ['smithJones', 'lastName', 'Smith Jones'],
    ['smithJones', 'lastName', 'smith'],
    ['smithJones', 'lastName', 'jones'],
  ] as const)('finds %s by the %s %j', async (who, field, typed) => {
    expect(await found({ [field]: typed })).toEqual([people[who].userId])
  })

  it.each([
    ['elise', 'lastName', 'Belenger'],
    ['oconnor', 'lastName', 'OConner'],
    ['oconnor', 'lastName', "O'Conor"],
    ['nguyen', 'lastName', 'Nugyen'],
    ['nguyen', 'lastName', 'Nguyenn'],
    ['smithJones', 'lastName', 'Smiht'],
    ['delacruz', 'firstName', 'Mria'],
  ] as const)('forgives a slip: finds %s by the %s %j', async (who, field, typed) => {
    expect(await found({ [field]: typed })).toEqual([people[who].userId])
  })

  it('forgives a slip in one field while the other narrows', async () => {
    expect(await found({ lastName: 'Beelanger', firstName: 'Elise' })).toEqual([people.elise.userId])
    expect(await found({ lastName: 'Beelanger', firstName: 'Sean' })).toEqual([])
  })

  it('puts what matches as typed before what matches with a slip', async () => {
    const [exact, slip] = [await doctor('Zoe', 'Zarnett'), await doctor('Zoe', 'Zarnet')]

    expect(await found({ lastName: 'zarnett' })).toEqual([exact.userId, slip.userId])
  })

  it('puts last names that begin as typed before those with a later word so', async () => {
    const [second, first] = [await doctor('Ida', 'Quill-Zimmer'), await doctor('Ida', 'Zimmer')]

    expect(await found({ lastName: 'zimmer' })).toEqual([first.userId, second.userId])
  })

  it('keeps names and places of any length and script', async () => {
    const wide = String.fromCodePoint(0x20000, 0x20001, 0x20002, 0x20003)
    const person = await doctor('x', 'Longfellow')

    const reply = await as(person).call(profileRoutes.updateProfile, {
      body: {
        firstName: `${wide} `.repeat(10).trim(),
        lastName: wide.repeat(12),
        location: `${wide.repeat(4)} `.repeat(11),
      },
    })

    expect(reply.status).toBe(200)
    expect(await found({ lastName: wide })).toEqual([person.userId])
  })

  it('takes signs of a query language as plain text', async () => {
    for (const typed of ["'; drop", 'a & !b', "l=':*", '\\', "''"]) {
      expect((await search({ lastName: typed, firstName: typed, location: typed })).status).toBe(200)
    }
  })
})
