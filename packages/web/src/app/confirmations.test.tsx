import { identityRoutes, userRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ChangePassword } from '../features/users/account/ChangePassword.tsx'
import { queryClient } from '../lib/query.ts'
import { fakeNetwork, problem } from '../testing/network.ts'
import { signInAs } from '../testing/people.ts'
import { openApp } from '../testing/render.tsx'
import { Confirmations } from './Confirmations.tsx'

const mfa = { isEnrolled: false, mustEnrol: false, totp: null, recoveryCodesLeft: 0, passkeys: [] }

function Screen() {
  return (
    <QueryClientProvider client={queryClient}>
      <ChangePassword />
      <Confirmations />
    </QueryClientProvider>
  )
}

async function changePassword(factors: object = {}) {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  let isConfirmed = false
  network.replies(identityRoutes.getMfa, { ...mfa, ...factors })
  network.on(userRoutes.changePassword, () => {
    if (isConfirmed) return { body: { succeeded: true, errors: [] } }
    return {
      status: 403,
      body: { ...problem(403, 'Confirm first.'), extensions: { code: 'confirmation-required' } },
    }
  })
  network.on(identityRoutes.confirmIdentity, () => {
    isConfirmed = true
    return {}
  })
  const app = openApp('/', [{ path: '/', Component: Screen }])
  await app.person.type(await screen.findByLabelText('Current password'), 'Materia-demo-1')
  await app.person.type(screen.getByLabelText('New password'), 'Another-horse-8')
  await app.person.type(screen.getByLabelText('Confirm password'), 'Another-horse-8')
  await app.person.click(screen.getByRole('button', { name: 'Change password' }))
  return { ...app, network, dialog: within(await screen.findByRole('dialog', { name: 'Confirm that it is you' })) }
}

describe('a call that needs a confirmation', () => {
  it('asks for the password over the form, then goes through by itself', async () => {
    const { network, dialog, person } = await changePassword()

    await person.type(await dialog.findByLabelText('Password'), 'Materia-demo-1')
    await person.click(dialog.getByRole('button', { name: 'Confirm' }))

    await waitFor(() => expect(network.callsTo(userRoutes.changePassword)).toHaveLength(2))
    expect(network.callsTo(identityRoutes.confirmIdentity)).toMatchObject([{ body: { password: 'Materia-demo-1' } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('asks for a code where there is an authenticator app', async () => {
    const { network, dialog, person } = await changePassword({
      isEnrolled: true,
      totp: { createdOn: '2026-11-01T00:00:00.000Z' },
    })

    await person.type(await dialog.findByLabelText('Code that the app shows'), '123456')
    await person.click(dialog.getByRole('button', { name: 'Confirm' }))

    await waitFor(() => expect(network.callsTo(userRoutes.changePassword)).toHaveLength(2))
    expect(network.callsTo(identityRoutes.confirmIdentity)).toMatchObject([{ body: { code: '123456' } }])
  })

  it('keeps what was entered when the person cancels', async () => {
    const { network, dialog, person } = await changePassword()

    await person.click(await dialog.findByRole('button', { name: 'Cancel' }))

    expect(await screen.findByText('Confirm first.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Another-horse-8')
    expect(network.callsTo(userRoutes.changePassword)).toHaveLength(1)
  })
})
