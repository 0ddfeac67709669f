import { contentItemTypes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { kindNumber, kindOfNumber, numbersOf } from './kind-numbers.ts'

/** As written into every search index so far. A new kind takes the next free number; none is ever used again. */
const numbersInUse = {
  Article: 0,
  Drug: 1,
  Decision: 2,
  Trial: 3,
  Folio: 4,
  DrugIngredient: 5,
  UserArticle: 6,
  DraftUserArticle: 7,
  UserExternalLink: 8,
  DraftUserExternalLink: 9,
  DrugBrandGroup: 10,
}

describe('the number of a kind in the search index', () => {
  it('is the one that stored indexes hold, wherever the kind stands in the list', () => {
    const numbers = Object.fromEntries(contentItemTypes.map((type) => [type, kindNumber(type)]))

    expect(numbers).toMatchObject(numbersInUse)
  })

  it('belongs to one kind alone, and leads back to it', () => {
    const numbers = contentItemTypes.map((type) => kindNumber(type))

    expect(new Set(numbers).size).toBe(contentItemTypes.length)
    expect(numbers.map(kindOfNumber)).toEqual([...contentItemTypes])
  })

  it('tells posts in French from those in English', () => {
    expect(numbersOf('UserArticle')).toEqual([6, 1_006])
    expect(numbersOf('UserArticle', ['fr'])).toEqual([1_006])
    expect(numbersOf('Drug', ['fr'])).toEqual([1])
    expect(numbersOf('DraftUserExternalLink', ['fr']).map(kindOfNumber)).toEqual(['DraftUserExternalLink'])
  })
})
