import { expect, it } from 'vitest'
import { ofRegister } from './register-names.ts'

it.each([
  ['OMCO', 'de l’OMCO'],
  ['OIIQ (Québec)', 'de l’OIIQ (Québec)'],
  ['CMQ', 'du CMQ'],
  ['CPSO', 'du CPSO'],
  ['Collège des médecins du Québec', 'du Collège des médecins du Québec'],
  ['College of Physicians and Surgeons of Ontario', 'du College of Physicians and Surgeons of Ontario'],
  ['le Collège des médecins', 'du Collège des médecins'],
  ['Ordre des médecins', 'de l’Ordre des médecins'],
  ['l’Ordre des infirmières', 'de l’Ordre des infirmières'],
  ['Université de Montréal', 'de l’Université de Montréal'],
  ['École de médecine', 'de l’École de médecine'],
  ['Faculté de médecine', 'de la Faculté de médecine'],
  ['McGill University', 'de McGill University'],
  ['Alberta Health', 'd’Alberta Health'],
])('says in French whose register it is: %s', (name, said) => {
  expect(ofRegister('fr', name)).toBe(said)
})

it('says it in English with the name as it stands', () => {
  expect(ofRegister('en', 'CPSO')).toBe('of CPSO')
})
