import { accountRoutes, type Registration, registrationRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { colleagueId } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'

const nina: Registration = {
  userId: colleagueId,
  firstName: 'Nina',
  lastName: 'Roy',
  email: 'nina@materia.test',
  userStatus: 'Approved',
  userType: 'Doctor',
  minc: null,
  schoolName: null,
  createdOn: '2026-03-04T15:20:00.000Z',
  hasSecondFactor: true,
  factorsRemovedOn: null,
}

function openRegistrations(changes: Partial<Registration> = {}, address = '/editorial?tab=registrations') {
  const network = signedInApp(['Admin'])
  let listed = { ...nina, ...changes }
  network.on(registrationRoutes.listRegistrations, () => ({ body: [listed], headers: { 'x-total-count': '1' } }))
  network.on(registrationRoutes.beginFactorRecovery, () => {
    listed = { ...listed, factorsRemovedOn: '2026-11-19T12:00:00.000Z' }
    return { status: 204 }
  })
  network.on(registrationRoutes.endFactorRecovery, () => {
    listed = { ...listed, factorsRemovedOn: null }
    return { status: 204 }
  })
  network.on(accountRoutes.listSponsorAccounts, () => ({ body: [listed], headers: { 'x-total-count': '1' } }))
  return { network, ...openApp(address) }
}
const firstButton = async (name: string) => (await screen.findAllByRole('button', { name }))[0] as HTMLElement

describe('somebody who lost every second factor', () => {
  it('is let in after a word on how they were checked, which can be taken back', async () => {
    const { network, person } = openRegistrations()

    await person.click(await firstButton('Lost factors of Nina Roy'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove lost second factors' }))
    expect(dialog.getByRole('button', { name: 'Begin' })).toHaveProperty('disabled', true)
    await person.type(dialog.getByLabelText(/^How you checked who it is/), 'Video call')
    await person.click(dialog.getByRole('button', { name: 'Begin' }))
    await person.click(await firstButton('Keep the factors of Nina Roy'))

    await firstButton('Lost factors of Nina Roy')
    expect(network.callsTo(registrationRoutes.beginFactorRecovery)).toMatchObject([{ body: { note: 'Video call' } }])
    await waitFor(() => expect(network.callsTo(registrationRoutes.endFactorRecovery)).toHaveLength(1))
  })

  it('is let in from the list of sponsors too', async () => {
    const { network, person } = openRegistrations({}, '/account-management/sponsor')
    const choose = async (name: string | RegExp) => {
      await person.click(await firstButton('Actions for Nina Roy'))
      await person.click(await screen.findByRole('menuitem', { name }))
    }

    await choose('Lost factors')
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove lost second factors' }))
    await person.type(dialog.getByLabelText(/^How you checked who it is/), 'Video call')
    await person.click(dialog.getByRole('button', { name: 'Begin' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await choose(/^Keep factors/)

    await waitFor(() => expect(network.callsTo(registrationRoutes.endFactorRecovery)).toHaveLength(1))
  })

  it('is nobody without one', async () => {
    openRegistrations({ hasSecondFactor: false })

    await screen.findAllByText('nina@materia.test')
    expect(screen.queryByRole('button', { name: /factors/i })).toBeNull()
  })
})
