import { type Folio, folioRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { fakeNetwork } from '../../../testing/network.ts'
import { signInAs, userId } from '../../../testing/people.ts'
import { openApp } from '../../../testing/render.tsx'
import { someClipping, someFolio } from '../testing/folios.ts'
import { SaveToFolioButton } from './SaveToFolioButton.tsx'

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

describe('a folio made in the panel', () => {
  const title = 'Apixaban in stroke'
  const contentItemId = '0198b8a0-0000-7000-8000-0000000000aa'
  const made = someFolio({ title: 'Stroke' })

  function openCard(folio: Folio) {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.createFolio, made)
    network.on(folioRoutes.addClippings, ({ path }) => ({ body: path.includes(made.folioId) ? made : folio }))
    network.replies(folioRoutes.removeClipping, folio)
    const card = <SaveToFolioButton contentItemId={contentItemId} title={title} savedToFolioIds={[]} />
    const element = <QueryClientProvider client={queryClient}>{card}</QueryClientProvider>
    return { ...openApp('/', [{ path: '/', element }]), network }
  }
  const findPanel = async () => within(await screen.findByRole('dialog', { name: 'Save to folio' }))

  it('takes over what the tap had put into the folio used last', async () => {
    const folio = someFolio({ title: 'Journal club', clippingsCount: 1 })
    const addedBy = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }
    const used = { ...folio, clippings: [someClipping(folio.folioId, { addedBy })] }
    const { person, network } = openCard(used)
    await person.click(await screen.findByRole('button', { name: `Save to folio: ${title}` }))
    const panel = await findPanel()
    await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Saved to Journal club.'))

    await person.click(panel.getByRole('button', { name: 'New folio' }))
    await person.type(panel.getByLabelText('Title of the new folio'), 'Stroke{Enter}')

    const outcome = 'Saved to Stroke, and no longer in Journal club.'
    await waitFor(() => expect(panel.getByRole('status').textContent).toBe(outcome))
    expect(network.callsTo(folioRoutes.removeClipping).map(({ path }) => path.includes(used.folioId))).toEqual([true])
  })

  it('leaves in place what the reader ticked', async () => {
    const { person, network } = openCard(someFolio({ title: 'Journal club' }))
    await person.click(await screen.findByRole('button', { name: `Save to folio: ${title}` }))
    const panel = await findPanel()
    await person.click(await panel.findByRole('checkbox', { name: /^Journal club/ }))

    await person.click(panel.getByRole('button', { name: 'New folio' }))
    await person.type(panel.getByLabelText('Title of the new folio'), 'Stroke{Enter}')

    await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Saved to Stroke.'))
    expect(network.callsTo(folioRoutes.removeClipping)).toHaveLength(0)
  })
})
