import { expect, it } from 'vitest'
import { formularyForm, isPacked } from './formulary-forms.ts'

it.each([
  ['Tab', 'Tablet', 'Comprimé'],
  ['ER Cap', 'Extended-release capsule', 'Capsule à libération prolongée'],
  ['Oph Sol-2.5mL Pk', 'Eye drops, solution, 2.5\u00a0mL', 'Solution ophtalmique, 2,5\u00a0mL'],
  ['Tab-28 Pk', 'Tablet, 28', 'Comprimé, 28'],
  ['Inh-120 Dose Pk', 'Inhaler, 120\u00a0doses', 'Inhalateur, 120\u00a0doses'],
  [
    'Inj Sol - Pref Pen 3mL Pk',
    'Solution for injection, prefilled pen, 3\u00a0mL',
    'Solution injectable, stylo prérempli, 3\u00a0mL',
  ],
  [
    'Inj Sol-Pref Pen 5x3mL Pk',
    'Solution for injection, prefilled pen, 5\u00a0×\u00a03\u00a0mL',
    'Solution injectable, stylo prérempli, 5\u00a0×\u00a03\u00a0mL',
  ],
  ['Inj Pd-Vial Pk', 'Powder for injection, vial', 'Poudre injectable, fiole'],
  ['Something Else', 'Something Else', 'Something Else'],
])('the form %s of the formulary is said in words', (shortened, english, french) => {
  expect([formularyForm(shortened, 'en'), formularyForm(shortened, 'fr')]).toEqual([english, french])
})

it('a form tells whether a price is for a whole pen, syringe or pack', () => {
  const packed = ['Inj Sol - Pref Pen 3mL Pk', 'Inj Sol-1.5mL Pref Pen', 'Inj Pref Syr', 'Tab-28 Pk', 'Inh-120 Dose Pk']

  expect([...packed, 'Tab', 'Inj Sol', 'O/L'].filter(isPacked)).toEqual(packed)
})
