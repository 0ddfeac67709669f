import { describe, expect, it } from 'vitest'
import { withFormInWords } from './form-words.ts'

describe('the name of a product in a report', () => {
  it.each([
    ['Inventol 25 mg Tab', 'TABLET', 'Inventol 25 mg tablet', 'Inventol 25 mg comprimé'],
    ['Inventol 20 mg FC Tabs', 'TABLET', 'Inventol 20 mg film-coated tablets', 'Inventol 20 mg comprimés pelliculés'],
    [
      'Inventol 4 mg ER Caps',
      'CAPSULE (EXTENDED RELEASE)',
      'Inventol 4 mg extended-release capsules',
      'Inventol 4 mg capsules à libération prolongée',
    ],
    ['Inventol XR 30 mg Cap', 'CAPSULE (EXTENDED RELEASE)', 'Inventol XR 30 mg capsule', 'Inventol XR 30 mg capsule'],
    ['Apo-Inventol - Tab 1.5 mg', 'TABLET', 'Apo-Inventol tablet 1.5 mg', 'Apo-Inventol comprimé 1.5 mg'],
    ['Inventol (Tab) 60 mg', null, 'Inventol (tablet) 60 mg', 'Inventol (comprimé) 60 mg'],
    ['Inventol Na Succ Inj', 'POWDER FOR SOLUTION', 'Inventol Na Succ injection', 'Inventol Na Succ injection'],
    ['Inventol Syr 20 mg/5 mL', 'SYRUP', 'Inventol syrup 20 mg/5 mL', 'Inventol sirop 20 mg/5 mL'],
    ['Inventol Oint. 1%', 'OINTMENT', 'Inventol ointment 1%', 'Inventol pommade 1%'],
  ])('has its form in words: %s', (name, form, english, french) => {
    expect([withFormInWords(name, form, 'en'), withFormInWords(name, form, 'fr')]).toEqual([english, french])
  })

  it('has no form that the record contradicts', () => {
    expect(withFormInWords('Inventol 25 mg Cap', 'TABLET', 'en')).toBe('Inventol 25 mg')
  })

  it.each(['Inventol', 'Capsulol Tablets', 'Tab-Inventol', 'Captol 5 mg'])('is left alone without one: %s', (name) => {
    expect(withFormInWords(name, 'TABLET', 'fr')).toBe(name)
  })
})
