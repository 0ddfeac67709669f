import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DirectoryWords, directoryQuery } from './directory-words.ts'

const nothing: DirectoryWords = {
  first: '',
  last: '',
  location: '',
  specialtyIds: undefined,
  subSpecialtyIds: undefined,
  isAccepting: undefined,
  isVerified: false,
  language: undefined,
}

describe('the words of a directory search', () => {
  it('are none when nothing was typed', () => {
    expect(directoryQuery(nothing, { withSlips: true })).toBeUndefined()
  })

  it('narrow together', () => {
    const words = { ...nothing, last: 'de la cruz', location: 'new west', specialtyIds: [100, 1101] }
    const asked = { ...words, isAccepting: true, language: 'fr' } as const

    expect(directoryQuery(asked, { withSlips: false })).toBe(
      "'l=delacruz':* & 'p=new':* & 'p=west':* & ('s=100' | 's=1101') & 'accepting' & 'g=fr'",
    )
  })

  it('share a word with any name one slip away', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcdefg'), minLength: 4, maxLength: 10 })
    const slipsIn = (last: string) =>
      new Set(directoryQuery({ ...nothing, last }, { withSlips: true })?.match(/'l~\w+'/g))

    fc.assert(
      fc.property(name, fc.nat(), fc.constantFrom('x', 'y'), (written, at, letter) => {
        const offset = at % written.length
        const slips = [
          written.slice(0, offset) + letter + written.slice(offset),
          written.slice(0, offset) + letter + written.slice(offset + 1),
          written.slice(0, offset) + (written[offset + 1] ?? '') + written[offset] + written.slice(offset + 2),
        ]
        const stored = slipsIn(written)
        for (const typed of slips) expect([...slipsIn(typed)].some((slip) => stored.has(slip))).toBe(true)
      }),
    )
  })
})
