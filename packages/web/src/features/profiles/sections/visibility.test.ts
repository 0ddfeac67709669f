import type { HideableField } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { audienceOf, choosable, hiddenWith } from './visibility.ts'

/** As an account begins. */
const hiddenAtFirst: HideableField[] = ['email', 'phoneOutsideDirectory']

describe('who sees what', () => {
  it('begins with the phone in the directory only and the e-mail with nobody', () => {
    expect(audienceOf(hiddenAtFirst, 'phoneNumber')).toBe('directory')
    expect(audienceOf(hiddenAtFirst, 'email')).toBe('nobody')
    expect(audienceOf(hiddenAtFirst, 'bio')).toBe('members')
  })

  it('keeps every choice as it was made, and leaves the other fields alone', () => {
    for (const { field, choices } of choosable) {
      for (const audience of choices) {
        const hidden = hiddenWith(hiddenAtFirst, field, audience)

        expect(audienceOf(hidden, field)).toBe(audience)
        for (const other of choosable.filter((each) => each.field !== field)) {
          expect(audienceOf(hidden, other.field)).toBe(audienceOf(hiddenAtFirst, other.field))
        }
      }
    }
  })
})
