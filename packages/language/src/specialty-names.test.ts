import { expect, it } from 'vitest'
import { maySpecialtyBeMeant } from './specialty-names.ts'

it.each([
  ['ped', 'Pediatrics'],
  ['paed', 'Pediatrics'],
  ['paediatrician', 'Pediatrics'],
  ['pédiatre', 'Pédiatrie'],
  ['Pediatre', 'Pédiatrie'],
  ['cardiologist', 'Cardiology'],
  ['cardiologue', 'Cardiologie'],
  ['gynaecologist', 'Obstetrics and gynecology'],
  ['orthopaedic surgeon', 'Orthopedic surgery'],
  ['chirurgienne', 'Chirurgie générale'],
  ['psychiatrist', 'Psychiatry'],
  ['', 'Cardiology'],
])('takes “%s” for %s', (typed, names) => {
  expect(maySpecialtyBeMeant(typed, names)).toBe(true)
})

it.each([
  ['ped', 'Orthopedic surgery'],
  ['urologist', 'Neurology'],
  ['neurologist', 'Neurosurgery'],
  ['paediatrician', 'Cardiology'],
  ['cardiac surgeon', 'Cardiology'],
])('does not take “%s” for %s', (typed, names) => {
  expect(maySpecialtyBeMeant(typed, names)).toBe(false)
})
