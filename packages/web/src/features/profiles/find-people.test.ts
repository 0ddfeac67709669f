import type { DoctorSearchResult } from '@materia/contract'
import { expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { aboutPerson } from './find-people.ts'

it('tells people apart by specialty and place, the province in the language of the viewer', async () => {
  const person = {
    speciality: 'Cardiologie',
    userType: 'Doctor',
    location: 'Halifax, Nova Scotia',
  } as DoctorSearchResult
  onTestFinished(() => showLanguage('en'))

  await showLanguage('fr')

  expect(aboutPerson(person)).toBe('Cardiologie · Halifax, Nouvelle-Écosse')
})
