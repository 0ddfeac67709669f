import { folioRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'
import { SaveToFolioButton } from './SaveToFolioButton.tsx'
import { someClipping, someFolio } from './testing/folios.ts'

it('offers a folio every other one, not itself, though it was used last', async () => {
  signInAs(['Doctor'])
  const empty = someFolio({ title: 'Journal club', clippingsCount: 1 })
  const itself = { ...empty, clippings: [someClipping(empty.folioId)] }
  const network = fakeNetwork()
  network.replies(folioRoutes.listFolios, [itself, someFolio({ title: 'To read' })])
  const card = <SaveToFolioButton contentItemId={itself.folioId} title={itself.title} savedToFolioIds={[]} />
  const { person } = openApp('/', [
    { path: '/', element: <QueryClientProvider client={queryClient}>{card}</QueryClientProvider> },
  ])

  await person.click(await screen.findByRole('button', { name: `Save to folio: ${itself.title}` }))

  expect(await screen.findByRole('checkbox', { name: /^To read/ })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: /^Journal club/ })).toBeNull()
  expect(network.callsTo(folioRoutes.addClippings)).toHaveLength(0)
})
