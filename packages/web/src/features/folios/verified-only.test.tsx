import { folioRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { openScreen } from '../../testing/render.tsx'
import { FolioDialog } from './FolioDialog.tsx'
import { someFolio } from './testing/folios.ts'

it('a folio for people who are invited may be kept to verified ones', async () => {
  const network = signedInApp(['Doctor'])
  network.replies(folioRoutes.listDefaultLogos, [])
  network.replies(folioRoutes.createFolio, someFolio({ verifiedOnly: true }))
  const { person } = openScreen('/', [{ path: '/', element: <FolioDialog onClose={() => undefined} /> }])
  const dialog = within(await screen.findByRole('dialog', { name: 'New folio' }))
  await person.type(dialog.getByLabelText('Title'), 'Cases')
  expect(dialog.queryByLabelText(/^Verified professionals only/)).toBeNull()

  await person.click(dialog.getByRole('radio', { name: /^Restricted/ }))
  await person.click(dialog.getByLabelText(/^Verified professionals only/))
  await person.click(dialog.getByRole('button', { name: 'Create folio' }))

  await waitFor(() =>
    expect(network.callsTo(folioRoutes.createFolio)).toMatchObject([
      { body: { shareLevel: 'Restricted', verifiedOnly: true } },
    ]),
  )
})
