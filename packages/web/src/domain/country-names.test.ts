import { describe, expect, it } from 'vitest'
import { countryName } from './country-names.ts'

describe('the country of a trial’s sites', () => {
  it('is called as the reader’s language does', () => {
    const asked = ['Canada', 'United States', 'Germany', 'Korea, Republic of', 'Turkey (Türkiye)', 'Türkiye', 'Czechia']

    expect(asked.map((name) => countryName(name, 'fr'))).toEqual([
      'Canada',
      'États-Unis',
      'Allemagne',
      'Corée du Sud',
      'Turquie',
      'Turquie',
      'Tchéquie',
    ])
    expect(asked.map((name) => countryName(name, 'en'))).toEqual(asked)
  })

  it('stays as the registry has it where nobody knows it', () => {
    expect(countryName('Country not said', 'fr')).toBe('Country not said')
  })
})
