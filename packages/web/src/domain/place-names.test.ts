import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../lib/language.ts'
import { placeName, provinceName } from './place-names.ts'

it('a place names its province in English', () => {
  expect(placeName('Laval, Québec')).toBe('Laval, Quebec')
  expect(placeName('Québec, Quebec')).toBe('Québec')
  expect(provinceName('Ile du Prince Edouard')).toBe('Prince Edward Island')
})

it.each([
  ['Moncton, New Brunswick', 'Moncton, Nouveau-Brunswick'],
  ['Laval, Quebec', 'Laval, Québec'],
  ['Victoria, BRITISH COLUMBIA', 'Victoria, Colombie-Britannique'],
  ['Ottawa, Ontario', 'Ottawa, Ontario'],
  ['Quebec', 'Quebec'],
  ['Toronto, ON', 'Toronto, ON'],
])('“%s” is in French %s', async (written, told) => {
  await act(() => showLanguage('fr'))
  onTestFinished(() => act(() => showLanguage('en')))

  expect(placeName(written)).toBe(told)
})
