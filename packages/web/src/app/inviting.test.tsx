import { invitationRoutes, profileRoutes, type Role, totalCountHeader } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../testing/application.ts'
import { findBar, openApp } from '../testing/render.tsx'

async function openFor(role: Role, path = '/my-posts') {
  const network = signedInApp([role])
  network.on(invitationRoutes.inviteUser, () => ({}))
  network.replies(profileRoutes.listSpecialties, [])
  network.on(profileRoutes.searchDoctors, () => ({ body: [], headers: { [totalCountHeader]: '0' } }))
  const app = openApp(path)
  await findBar()
  return { ...app, network }
}
const invited = (network: Awaited<ReturnType<typeof openFor>>['network']) =>
  network.callsTo(invitationRoutes.inviteUser).map(({ body }) => body)
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Invite a colleague' }))

describe('inviting a colleague to Materia', () => {
  it('is on one’s own profile, and sends an invitation to their address', async () => {
    const { person, network } = await openFor('Doctor', '/Profile')

    await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
    const form = await dialog()
    await person.type(form.getByRole('textbox', { name: 'E-mail' }), 'noor@example.test')
    await person.type(form.getByRole('textbox', { name: 'First name (optional)' }), 'Noor')
    await person.click(form.getByRole('button', { name: 'Send the invitation' }))

    expect(
      await screen.findByText('An invitation goes to noor@example.test, unless they have an account already.'),
    ).toBeTruthy()
    expect(invited(network)).toEqual([{ emailAddress: 'noor@example.test', firstName: 'Noor', lastName: '' }])
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite a colleague' })).toBeNull())
  })

  it('is beside the directory of doctors, and asks for an address first', async () => {
    const { person, network } = await openFor('Doctor', '/doctor-search')

    await person.click(await screen.findByRole('button', { name: 'Invite a colleague' }))
    const form = await dialog()
    await person.click(form.getByRole('button', { name: 'Send the invitation' }))

    await waitFor(() => expect(form.getByRole('textbox', { name: 'E-mail' }).getAttribute('aria-invalid')).toBe('true'))
    expect(invited(network)).toEqual([])
  })

  it('is not offered to a sponsor, who may not', async () => {
    await openFor('Sponsor', '/Profile')

    expect(await screen.findByRole('tab', { name: 'Account' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Invite a colleague' })).toBeNull()
  })
})
