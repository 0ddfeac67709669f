import type { UserType } from '@materia/contract'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../../../lib/language.ts'
import { signedInApp } from '../../../testing/application.ts'
import { someProfile } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ProfileAbout } from '../ProfileAbout.tsx'

async function openVerification(userType: UserType, location = someProfile.location) {
  signedInApp(['Doctor'])
  const element = <ProfileAbout profile={{ ...someProfile, userType, location }} canEdit isOwn />
  const { person } = openScreen('/', [{ path: '/', element }])
  return { person, section: within(await screen.findByRole('region', { name: 'Verification' })) }
}

describe('what verification says', () => {
  it.each([
    ['Doctor', 'college of physicians', 'A changed name or MINC ends it.'],
    ['NursePractitioner', 'college of nurses', 'A changed name ends it.'],
    ['MedicalResident', 'asks your school', 'A changed name or school ends it.'],
    ['MedicalStudent', 'asks your school', 'A changed name or school ends it.'],
  ] as const)('fits the profession: %s', async (userType, where, ending) => {
    const { section } = await openVerification(userType)

    const told = section.getByText(/^An administrator/).textContent

    expect(told).toContain(where)
    expect(told).toContain(ending)
    expect(told?.includes('MINC')).toBe(userType === 'Doctor')
  })

  it('names to a nurse practitioner the regulator of nurses', async () => {
    const { person, section } = await openVerification('NursePractitioner')

    await person.click(section.getByRole('button', { name: 'Ask to be verified' }))

    expect(section.getByText('Such as the college of nurses of your province.')).toBeTruthy()
  })

  it.each([
    ['Moncton, New Brunswick', 'en', 'New Brunswick'],
    ['Moncton, New Brunswick', 'fr', 'Nouveau-Brunswick'],
    ['Whitehorse', 'en', 'Ontario'],
  ] as const)('begins with the province of the profile: %s (%s)', async (location, language, province) => {
    const { person, section } = await openVerification('NursePractitioner', location)
    await act(() => showLanguage(language))
    onTestFinished(() => act(() => showLanguage('en')))

    await person.click(section.getByRole('button', { name: /^Ask|^Demander/ }))

    expect(section.getByRole('combobox', { name: /^Province/ }).textContent).toBe(province)
  })
})
