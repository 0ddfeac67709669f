import { profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'

const { make, as } = await testApp()
const cardiology = { id: 1101, name: 'Cardiology' }

describe('specialties and areas of interest', () => {
  it('are listed whole, with their parents, and may be kept by the client', async () => {
    const person = await make.voiceOf()

    const specialties = await as(person).call(profileRoutes.listSpecialties)
    const areas = await as(person).call(profileRoutes.listAreasOfInterest)

    expect(specialties.headers['cache-control']).toBe('private, max-age=3600')
    expect(specialties.body.length).toBeGreaterThan(25)
    expect(specialties.body.find(({ name }) => name === 'Internal medicine')?.subSpecialties).toContainEqual({
      ...cardiology,
      names: { en: 'Cardiology', fr: 'Cardiologie' },
    })
    expect(areas.body.length).toBeGreaterThan(150)
    expect(areas.body).toContainEqual({
      id: 507,
      title: 'Heart failure',
      titles: { en: 'Heart failure', fr: 'Insuffisance cardiaque' },
      parentArea: 500,
      parent: {
        id: 500,
        title: 'Cardiovascular health',
        titles: { en: 'Cardiovascular health', fr: 'Santé cardiovasculaire' },
      },
    })
  })
})
