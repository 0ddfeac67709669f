import { expect, it } from 'vitest'
import { formularyForm } from './formulary-forms.ts'

it.each([
  ['Tab', 'Tablet', 'Comprimé'],
  ['ER Cap', 'Extended-release capsule', 'Capsule à libération prolongée'],
  ['Oph Sol-2.5mL Pk', 'Eye drops, solution, 2.5\u00a0mL', 'Solution ophtalmique, 2,5\u00a0mL'],
  ['Tab-28 Pk', 'Tablet, 28', 'Comprimé, 28'],
  ['Inj Pd-Vial Pk', 'Powder for injection, vial', 'Poudre injectable, fiole'],
  ['Something Else', 'Something Else', 'Something Else'],
])('the form %s of the formulary is said in words', (shortened, english, french) => {
  expect([formularyForm(shortened, 'en'), formularyForm(shortened, 'fr')]).toEqual([english, french])
})
