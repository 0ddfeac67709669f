import { expect, it } from 'vitest'
import { askedProfession } from './asked-profession.ts'

it.each([
  ['paediatrician Ottawa', { speciality: 'paediatrician', location: 'Ottawa' }],
  [
    'pediatrician in Ottawa accepting new patients',
    { speciality: 'pediatrician', location: 'Ottawa', acceptingNewPatients: true },
  ],
  ['pédiatre à Gatineau', { speciality: 'pédiatre', location: 'Gatineau' }],
  [
    'cardiologue qui accepte des patients, Laval',
    { speciality: 'cardiologue', location: 'Laval', acceptingNewPatients: true },
  ],
  [
    'pédiatre à Ottawa qui prend des patients',
    { speciality: 'pédiatre', location: 'Ottawa', acceptingNewPatients: true },
  ],
  [
    'a family doctor taking new patients near Halifax',
    { speciality: 'family medicine', location: 'Halifax', acceptingNewPatients: true },
  ],
  ['psychiatre près d’Ottawa', { speciality: 'psychiatre', location: 'Ottawa' }],
  ['cardiologue à Trois-Rivières', { speciality: 'cardiologue', location: 'Trois-Rivières' }],
  ['psychiatrist', { speciality: 'psychiatrist' }],
  ['Toronto surgeon', { speciality: 'surgeon', location: 'Toronto' }],
  ['chirurgienne Québec', { speciality: 'chirurgienne', location: 'Québec' }],
  ['family doctor Halifax', { speciality: 'family medicine', location: 'Halifax' }],
  ['médecin de famille Sherbrooke', { speciality: 'family medicine', location: 'Sherbrooke' }],
])('%s asks for a colleague', (searchTerm, asked) => {
  expect(askedProfession(searchTerm)).toEqual(asked)
})

it.each([
  'metformin',
  'GLP-1 agonist',
  'antagonistes du calcium',
  'physician burnout',
  'insuffisance cardiaque',
  'liste',
])('%s asks for nobody', (searchTerm) => {
  expect(askedProfession(searchTerm)).toBeUndefined()
})
