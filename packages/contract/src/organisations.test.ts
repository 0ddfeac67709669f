import { describe, expect, it } from 'vitest'
import { namesOfOrganisation } from './organisations.ts'

describe('the name of an organisation', () => {
  it('fills the first and the last name of its account, in whole words', () => {
    expect(namesOfOrganisation(' Diabetes  Canada ')).toEqual({ firstName: 'Diabetes', lastName: 'Canada' })
    expect(namesOfOrganisation('Heart and Stroke Foundation')).toEqual({
      firstName: 'Heart and Stroke',
      lastName: 'Foundation',
    })
  })

  it('is parted where both halves fit', () => {
    const long = 'Institut national d’excellence en santé et en services sociaux du Québec'

    const names = namesOfOrganisation(long)

    expect(`${names?.firstName} ${names?.lastName}`).toBe(long)
    expect(Math.max(names?.firstName.length ?? 51, names?.lastName.length ?? 51)).toBeLessThanOrEqual(50)
  })

  it.each(['', 'CADTH', `${'a'.repeat(51)} b`])('is not %j', (name) => {
    expect(namesOfOrganisation(name)).toBeUndefined()
  })
})
