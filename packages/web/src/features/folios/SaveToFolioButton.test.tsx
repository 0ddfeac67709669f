import { folioRoutes } from '@materia/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../lib/query.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'
import { getNotice } from '../../ui/notice.ts'
import { restoreFolio } from './api.ts'
import { FolioView } from './FolioView.tsx'
import { SaveToFolioButton } from './SaveToFolioButton.tsx'
import { someClipping, someFolio } from './testing/folios.ts'

const content = { ...someClipping('x'), savedToFolioIds: [] as string[] }

/** Two cards of one item, as a feed and a lane would show it. */
function Cards() {
  const { data = [] } = useQuery({
    queryKey: ['feed'],
    queryFn: () => [content, content],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.map((each, place) => <SaveToFolioButton key={String(place)} {...each} />)
}

const openCards = () =>
  openApp('/', [
    {
      path: '/',
      element: (
        <QueryClientProvider client={queryClient}>
          <Cards />
        </QueryClientProvider>
      ),
    },
  ])

/** The same two cards beside a folio that holds the item. */
function openCardsBesideFolio() {
  signInAs(['Doctor'])
  const folio = someFolio({ title: 'To read', clippingsCount: 1 })
  const clipping = { ...content, folioId: folio.folioId, savedToFolioIds: [folio.folioId] }
  const holding = { ...folio, clippings: [clipping] }
  const network = fakeNetwork()
  network.replies(folioRoutes.listFolios, [holding])
  network.replies(folioRoutes.getFolio, holding)
  network.replies(folioRoutes.listClippings, [clipping])
  queryClient.setQueryData(['feed'], [clipping, clipping])
  const screens = (
    <QueryClientProvider client={queryClient}>
      <Cards />
      <FolioView folioId={folio.folioId} />
    </QueryClientProvider>
  )
  return { ...openApp('/', [{ path: '/', element: screens }]), network, folio, holding }
}

const savedButtons = () => screen.queryAllByRole('button', { name: `Saved: ${content.title}` })

describe('saving to a folio', () => {
  it('takes one tap, shows at once on every card, and offers the other folios', async () => {
    signInAs(['Doctor'])
    const [first, second] = [someFolio({ title: 'To read' }), someFolio({ title: 'Journal club' })]
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [first, second])
    network.on(folioRoutes.addClippings, async () => ({ body: { ...first, clippingsCount: 1 } }))
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })
    expect(network.callsTo(folioRoutes.listFolios)).toHaveLength(0)

    await person.click(button as HTMLElement)

    await waitFor(() => expect(savedButtons()).toHaveLength(2))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'To read' })).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Journal club' }).checked).toBe(false)
    expect(network.callsTo(folioRoutes.addClippings)[0]?.body).toMatchObject({ contentItemId: content.contentItemId })
  })

  it('is taken back with a clear word when the call fails', async () => {
    signInAs(['Doctor'])
    const folio = someFolio({ title: 'To read' })
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [folio])
    network.refuses(folioRoutes.addClippings, 400, 'A folio holds at most 5,000 clippings.')
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)

    const sentence = `“${content.title}” was not saved to To read. A folio holds at most 5,000 clippings.`
    await waitFor(() => expect(getNotice()).toMatchObject({ severity: 'error', text: sentence }))
    expect(savedButtons()).toHaveLength(0)
  })

  it('makes the first folio on the spot', async () => {
    signInAs(['Doctor'])
    const folio = someFolio({ title: 'My first' })
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [])
    network.replies(folioRoutes.createFolio, folio)
    network.replies(folioRoutes.addClippings, { ...folio, clippingsCount: 1 })
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)
    await person.type(await screen.findByLabelText('Title of the new folio'), 'My first{Enter}')

    await waitFor(() => expect(savedButtons()).toHaveLength(2))
    expect(network.callsTo(folioRoutes.createFolio)[0]?.body).toEqual({ title: 'My first' })
  })

  it('is no longer shown on any card when the clipping is removed in its folio, and again when it is put back', async () => {
    const { person, network, folio, holding } = openCardsBesideFolio()
    network.replies(folioRoutes.removeClipping, { ...folio, clippingsCount: 1 })
    network.replies(folioRoutes.addClippings, holding)
    network.on(folioRoutes.moveClipping, () => ({}))
    await person.click(await screen.findByRole('button', { name: `More for ${content.title}` }))
    expect(savedButtons()).toHaveLength(2)

    await person.click(await screen.findByRole('menuitem', { name: 'Remove from folio' }))
    await waitFor(() => expect(savedButtons()).toHaveLength(0))
    await person.click(await screen.findByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(savedButtons()).toHaveLength(2))
  })

  it('is no longer shown on any card when the folio is deleted, and again when it is brought back', async () => {
    const { person, network, folio, holding } = openCardsBesideFolio()
    network.on(folioRoutes.deleteFolio, () => ({}))
    network.replies(folioRoutes.restoreFolio, holding)
    await person.click(await screen.findByRole('button', { name: 'More for this folio' }))
    expect(savedButtons()).toHaveLength(2)

    await person.click(await screen.findByRole('menuitem', { name: 'Delete folio' }))
    await waitFor(() => expect(savedButtons()).toHaveLength(0))
    await restoreFolio(queryClient, folio.folioId)

    await waitFor(() => expect(savedButtons()).toHaveLength(2))
  })

  it('is not offered to those who keep no folios', async () => {
    signInAs(['Sponsor'])
    fakeNetwork()
    openCards()

    await waitFor(() => expect(queryClient.getQueryData(['feed'])).toBeDefined())

    expect(screen.queryByRole('button', { name: /Save to folio/ })).toBeNull()
  })
})
