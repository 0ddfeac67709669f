import { type Folio, folioRoutes } from '@materia/contract'
import { QueryClientProvider, skipToken, useQuery } from '@tanstack/react-query'
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

it('says of something saved in which folios it is', async () => {
  signInAs(['Doctor'])
  const rounds = someFolio({ title: 'Rounds' })
  const clinic = someFolio({ title: 'Clinic' })
  fakeNetwork().replies(folioRoutes.listFolios, [rounds, clinic, someFolio({ title: 'Journal club' })])
  const saved = [rounds.folioId, clinic.folioId]
  const card = <SaveToFolioButton contentItemId={someFolio().folioId} title="Apixaban" savedToFolioIds={saved} />
  const element = <QueryClientProvider client={queryClient}>{card}</QueryClientProvider>
  const { person } = openApp('/', [{ path: '/', element }])

  await person.click(await screen.findByRole('button', { name: 'Saved: Apixaban' }))

  const panel = within(await screen.findByRole('dialog', { name: 'Save to folio' }))
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Saved to Rounds and Clinic.'))
  expect(panel.getByText('Tick to save at once, untick to take it out.')).toBeTruthy()
})

const item = {
  contentItemId: '0198b8a0-0000-7000-8000-0000000000aa',
  title: 'Apixaban',
  savedToFolioIds: [] as string[],
}

/** A card of a feed, which changes with what is kept of it. */
function Card() {
  const { data = [] } = useQuery<(typeof item)[]>({ queryKey: ['feed'], queryFn: skipToken })
  return data.map((each) => <SaveToFolioButton key={each.contentItemId} {...each} />)
}

it('says that something is saved only once the server has stored it', async () => {
  signInAs(['Doctor'])
  const folio = someFolio({ title: 'Journal club' })
  const network = fakeNetwork()
  network.replies(folioRoutes.listFolios, [folio])
  const stored = Promise.withResolvers<void>()
  network.on(folioRoutes.addClippings, async () => {
    await stored.promise
    return { body: { ...folio, clippingsCount: 1 } }
  })
  queryClient.setQueryData(['feed'], [item])
  const element = (
    <QueryClientProvider client={queryClient}>
      <Card />
    </QueryClientProvider>
  )
  const { person } = openApp('/', [{ path: '/', element }])
  await person.click(await screen.findByRole('button', { name: 'Save to folio: Apixaban' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Save to folio' }))
  const choice = await panel.findByRole<HTMLInputElement>('checkbox', { name: /^Journal club/ })

  await person.click(choice)

  await waitFor(() => expect(choice.checked).toBe(true))
  expect(panel.getByRole('status').textContent).toBe('')
  stored.resolve()
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Saved to Journal club.'))
})

it('leaves in the To-read folio alone what the reader sends there after the tap', async () => {
  signInAs(['Doctor'])
  const folio = someFolio({ title: 'Journal club', clippingsCount: 1 })
  const toRead = someFolio({ title: 'To read' })
  const addedBy = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }
  const used = { ...folio, clippings: [someClipping(folio.folioId, { addedBy })] }
  const network = fakeNetwork()
  network.replies(folioRoutes.listFolios, [used])
  network.replies(folioRoutes.getToRead, { folioId: null, unreadCount: 0, unread: [], recent: [] })
  network.replies(folioRoutes.addClippings, used)
  network.replies(folioRoutes.removeClipping, folio)
  network.replies(folioRoutes.readLater, toRead)
  const card = <SaveToFolioButton {...item} />
  const element = <QueryClientProvider client={queryClient}>{card}</QueryClientProvider>
  const { person } = openApp('/', [{ path: '/', element }])
  await person.click(await screen.findByRole('button', { name: 'Save to folio: Apixaban' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Save to folio' }))
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Saved to Journal club.'))

  await person.click(await panel.findByRole('button', { name: 'Read later' }))

  const outcome = 'Saved to To read, and no longer in Journal club.'
  await waitFor(() => expect(panel.getByRole('status').textContent).toBe(outcome))
  expect(network.callsTo(folioRoutes.removeClipping).map(({ path }) => path.includes(used.folioId))).toEqual([true])
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
