import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countFilters, queryOf, readSearch, writeSearch } from './search-address.ts'

describe('the search in the address', () => {
  it('comes back as it was written', () => {
    const text = (max: number) => fc.string({ maxLength: max }).map((typed) => typed.trim())
    const search = fc.record({
      firstName: text(50),
      lastName: text(50),
      location: text(200),
      speciality: text(200),
      subSpecialty: text(200),
      acceptingNewPatients: fc.boolean(),
      verified: fc.boolean(),
      languageOfPractice: fc.constantFrom('en' as const, 'fr' as const, 'yue' as const, null),
      page: fc.integer({ min: 1, max: 5_000 }),
    })

    fc.assert(
      fc.property(search, (wanted) => {
        expect(readSearch(writeSearch(wanted))).toEqual(wanted)
      }),
    )
  })

  it('is short when little is asked', () => {
    const address = writeSearch({ ...readSearch(new URLSearchParams()), lastName: ' Roy ' })

    expect(address.toString()).toBe('lastName=Roy')
  })

  it('takes a page that makes no sense for the first', () => {
    for (const page of ['0', '-3', 'x', '1.5', '']) {
      expect(readSearch(new URLSearchParams({ page })).page).toBe(1)
    }
  })

  it('passes over a language that is not in the list', () => {
    expect(readSearch(new URLSearchParams('languageOfPractice=xx')).languageOfPractice).toBeNull()
  })

  it('asks for those who accept patients only when the box is ticked', () => {
    const search = readSearch(new URLSearchParams('page=3'))

    expect(queryOf(search)).toMatchObject({ body: { acceptingNewPatients: null }, query: { count: 20, offset: 40 } })
    expect(queryOf({ ...search, acceptingNewPatients: true }).body.acceptingNewPatients).toBe(true)
  })

  it('counts what is asked beside name, specialty, place and who accepts patients', () => {
    const count = (address: string) => countFilters(readSearch(new URLSearchParams(address)))

    expect(count('lastName=Roy&page=3')).toBe(0)
    expect(count('lastName=Roy&location=Ottawa&speciality=Pediatrics&acceptingNewPatients=true')).toBe(0)
    expect(count('lastName=Roy&location=Ottawa&firstName=Ada&verified=true')).toBe(2)
  })
})
