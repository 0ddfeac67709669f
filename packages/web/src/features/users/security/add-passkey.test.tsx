import { identityRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { signedInApp } from '../../../testing/application.ts'
import { openScreen } from '../../../testing/render.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'

it('Enter in the name of a new passkey goes on to make it', async () => {
  const network = signedInApp(['Doctor'])
  network.refuses(identityRoutes.passkeyOptions, 503, 'Not now.')
  vi.stubGlobal('PublicKeyCredential', class {})
  onTestFinished(() => void vi.unstubAllGlobals())
  const nothing = () => undefined
  const { person } = openScreen('/', [{ path: '/', element: <AddPasskeyDialog onClose={nothing} onAdded={nothing} /> }])

  await person.type(await screen.findByLabelText('Name of the passkey'), '{Enter}')

  await waitFor(() => expect(network.callsTo(identityRoutes.passkeyOptions)).toHaveLength(1))
})
