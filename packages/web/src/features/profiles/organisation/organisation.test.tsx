import { type Organisation, type ProfileView, profileRoutes, roleClaims } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../../testing/application.ts'
import { problem } from '../../../testing/network.ts'
import { someProfile } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ProfileAbout } from '../ProfileAbout.tsx'
import { ProfessionBadge } from '../profession.tsx'

const someOrganisation: Organisation = {
  kind: 'PatientGroup',
  website: 'https://rhythm.example/en',
  contactEmail: 'office@rhythm.example',
  contactPhone: null,
  spokesperson: 'Rosa Lind, director',
}

const rhythm: ProfileView = {
  ...someProfile,
  firstName: 'Heart Rhythm',
  lastName: 'Canada',
  userType: null,
  roles: [roleClaims.VoiceOf],
  organisation: someOrganisation,
}

function openAbout(isOwn: boolean) {
  const network = signedInApp(['VoiceOf'])
  const about = <ProfileAbout profile={rhythm} canEdit={isOwn} isOwn={isOwn} />
  return { network, ...openScreen('/', [{ path: '/', element: about }]) }
}

describe('the profile of an organisation', () => {
  it('says under the name that it is one', async () => {
    const badge = <ProfessionBadge userType={rhythm.userType} roles={rhythm.roles} />
    openScreen('/', [{ path: '/', element: badge }])

    expect(await screen.findByText('Organisation')).toBeTruthy()
  })

  it('says what it is, its site and who speaks for it, and nothing of patients', async () => {
    openAbout(false)
    const section = within(await screen.findByRole('region', { name: 'Organisation' }))

    expect(section.getByText('Patient group')).toBeTruthy()
    expect(section.getByRole('link', { name: 'rhythm.example' }).getAttribute('href')).toBe('https://rhythm.example/en')
    expect(section.getByText('Rosa Lind, director')).toBeTruthy()
    expect(screen.queryByText(/patients/)).toBeNull()
  })

  it('is changed by the organisation, and refuses an address that is none', async () => {
    const { network, person } = openAbout(true)
    network.replies(profileRoutes.updateProfile, rhythm)
    const section = within(await screen.findByRole('region', { name: 'Organisation' }))

    await person.click(section.getByRole('button', { name: 'Edit Organisation' }))
    await person.type(section.getByLabelText('Name of the organisation'), ' and USA')
    await person.clear(section.getByLabelText('Website'))
    await person.type(section.getByLabelText('Website'), 'rhythm')
    await person.click(section.getByRole('button', { name: 'Save' }))
    expect(await section.findByText('Give an address beginning with https://.')).toBeTruthy()
    await person.clear(section.getByLabelText('Website'))
    await person.type(section.getByLabelText('Website'), 'https://rhythm.example')
    await person.click(section.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(network.callsTo(profileRoutes.updateProfile)).toMatchObject([
        {
          body: {
            firstName: 'Heart Rhythm Canada and',
            lastName: 'USA',
            organisation: { kind: 'PatientGroup', website: 'https://rhythm.example' },
          },
        },
      ]),
    )
  })

  it('is compared in words with what was saved elsewhere meanwhile', async () => {
    const { network, person } = openAbout(true)
    const stored = { ...rhythm, xmin: rhythm.xmin + 1, organisation: { ...someOrganisation, kind: 'Charity' } }
    const refusal = { ...problem(409, 'This profile was changed elsewhere.'), extensions: { stored } }
    network.on(profileRoutes.updateProfile, () => ({ status: 409, body: refusal }))
    const section = within(await screen.findByRole('region', { name: 'Organisation' }))

    await person.click(section.getByRole('button', { name: 'Edit Organisation' }))
    await person.type(section.getByLabelText('Who speaks for it'), ' general')
    await person.click(section.getByRole('button', { name: 'Save' }))

    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }))
    expect(dialog.getByText(/^Patient group\s.*Rosa Lind, director general$/s)).toBeTruthy()
    expect(dialog.getByText(/^Charity\s.*Rosa Lind, director$/s)).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Keep the other' }))
    await waitFor(() => expect(section.queryByRole('button', { name: 'Save' })).toBeNull())
  })
})
