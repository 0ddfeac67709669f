import { folioRoutes } from '@materia/contract'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { fakeNetwork } from '../../../testing/network.ts'
import { colleagueId, signInAs, userId } from '../../../testing/people.ts'
import { openApp } from '../../../testing/render.tsx'
import { getNotice } from '../../../ui/notice.ts'
import { restoreFolio } from '../api.ts'
import { FolioView } from '../FolioView.tsx'
import { someClipping, someFolio } from '../testing/folios.ts'
import { SaveToFolioButton } from './SaveToFolioButton.tsx'

const content = { ...someClipping('x'), savedToFolioIds: [] as string[] }

/** Two cards of one item, as a feed and a lane would show it. */
function Cards() {
  const { data = [] } = useQuery({
    queryKey: ['feed'],
    queryFn: () => [content, content],
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data.map((each, index) => <SaveToFolioButton key={String(index)} {...each} />)
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

const colleague = {
  userId: colleagueId,
  firstName: 'Sofia',
  lastName: 'Rossi',
  email: null,
  profilePictureAttachmentId: null,
}

/** A folio of a colleague that the reader was let into. */
const someColleaguesFolio = (title: string) =>
  someFolio({
    title,
    shareLevel: 'Public',
    creator: colleague,
    author: { userId: colleagueId, name: 'Sofia Rossi', profilePictureAttachmentId: null },
    users: [
      {
        userId,
        name: 'Amina Haddad',
        email: null,
        status: 'Accepted',
        profilePictureAttachmentId: null,
        inviteId: '0198b8a0-0000-7000-8000-00000000000c',
      },
    ],
  })

const me = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }

/** A folio of the reader's own, into which they saved something at this moment. */
function someUsedFolio(title: string, addedOn = '2026-01-02T00:00:00Z') {
  const folio = someFolio({ title, clippingsCount: 1 })
  return { ...folio, clippings: [someClipping(folio.folioId, { addedOn, addedBy: me })] }
}

const savedButtons = () => screen.queryAllByRole('button', { name: `Saved: ${content.title}` })

describe('saving to a folio', () => {
  it('takes one tap, shows at once on every card, and offers the other folios', async () => {
    signInAs(['Doctor'])
    const [first, second] = [someUsedFolio('To read'), someFolio({ title: 'Journal club' })]
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [first, second])
    network.on(folioRoutes.addClippings, async () => ({ body: { ...first, clippingsCount: 1 } }))
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })
    expect(network.callsTo(folioRoutes.listFolios)).toHaveLength(0)

    await person.click(button as HTMLElement)

    await waitFor(() => expect(savedButtons()).toHaveLength(2))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /^To read/ })).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Journal club/ }).checked).toBe(false)
    expect(network.callsTo(folioRoutes.addClippings)[0]?.body).toMatchObject({ contentItemId: content.contentItemId })
  })

  it('keeps something to be read later, and takes it out again', async () => {
    signInAs(['Doctor'])
    const folio = someFolio({ title: 'To read', clippingsCount: 1 })
    const network = fakeNetwork()
    let folioId: string | null = null
    network.replies(folioRoutes.listFolios, [])
    network.on(folioRoutes.getToRead, () => ({ body: { folioId, unreadCount: 0, unread: [], recent: [] } }))
    network.on(folioRoutes.readLater, () => {
      folioId = folio.folioId
      return { body: folio }
    })
    network.replies(folioRoutes.removeClipping, { ...folio, clippingsCount: 0 })
    const { person } = openCards()
    await person.click(
      (await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` }))[0] as HTMLElement,
    )

    await person.click(await screen.findByRole('button', { name: 'Read later', pressed: false }))
    const kept = await screen.findByRole('button', { name: 'Read later', pressed: true })
    expect(savedButtons()).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('Saved to To read.')

    await person.click(kept)
    await waitFor(() => expect(savedButtons()).toHaveLength(0))
    expect(network.callsTo(folioRoutes.removeClipping)[0]?.body).toMatchObject({ contentItemId: content.contentItemId })
  })

  it('writes into no folio of a colleague until the reader chooses that very folio', async () => {
    signInAs(['Doctor'])
    const theirs = someColleaguesFolio('Thursday journal club')
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [theirs])
    network.replies(folioRoutes.addClippings, { ...theirs, clippingsCount: 1 })
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)
    const choice = await screen.findByRole('checkbox', { name: /^Thursday journal club/ })
    expect(network.callsTo(folioRoutes.addClippings)).toHaveLength(0)
    expect(savedButtons()).toHaveLength(0)

    await person.click(choice)
    await waitFor(() => expect(savedButtons()).toHaveLength(2))
    expect(network.callsTo(folioRoutes.addClippings)).toHaveLength(1)
  })

  it('goes by one tap to one’s own folio used last, though a colleague’s was chosen since', async () => {
    signInAs(['Doctor'])
    const [older, newer] = [
      someUsedFolio('To read', '2026-01-02T00:00:00Z'),
      someUsedFolio('Sepsis', '2026-02-02T00:00:00Z'),
    ]
    const theirs = someColleaguesFolio('Thursday journal club')
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [theirs, older, newer])
    network.on(folioRoutes.addClippings, async () => ({ body: { ...newer, clippingsCount: 2 } }))
    localStorage.setItem(`materia.last-folio.${userId}`, theirs.folioId)
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)

    await waitFor(() => expect(network.callsTo(folioRoutes.addClippings)).toHaveLength(1))
    expect(network.callsTo(folioRoutes.addClippings)[0]?.path).toContain(newer.folioId)
  })

  it('opens the picker where no folio of one’s own was ever used', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [someFolio({ title: 'To read' })])
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)

    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^To read/ })
    expect(box.checked).toBe(false)
    expect(network.callsTo(folioRoutes.addClippings)).toHaveLength(0)
  })

  it('says of each folio whose it is and who can see it', async () => {
    signInAs(['Doctor'])
    fakeNetwork().replies(folioRoutes.listFolios, [
      someFolio({ title: 'To read' }),
      someColleaguesFolio('Thursday journal club'),
    ])
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)

    await screen.findByRole('checkbox', { name: 'To read Yours · Private' })
    screen.getByRole('checkbox', { name: 'Thursday journal club Sofia Rossi · Public' })
  })

  it('tells what happened inside the open panel, where no message covers its buttons', async () => {
    signInAs(['Doctor'])
    const folio = someUsedFolio('To read')
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.addClippings, { ...folio, clippingsCount: 2 })
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)

    const panel = within(await screen.findByRole('dialog', { name: 'Save to folio' }))
    await waitFor(() => expect(panel.getByRole('status').textContent).toBe('Saved to To read.'))
    expect(getNotice()).toBeUndefined()
  })

  it('is taken back with a clear word when the call fails', async () => {
    signInAs(['Doctor'])
    const folio = someUsedFolio('To read')
    const network = fakeNetwork()
    network.replies(folioRoutes.listFolios, [folio])
    network.refuses(folioRoutes.addClippings, 400, 'A folio holds at most 5,000 clippings.')
    const { person } = openCards()
    const [button] = await screen.findAllByRole('button', { name: `Save to folio: ${content.title}` })

    await person.click(button as HTMLElement)

    const sentence = `“${content.title}” was not saved to To read. A folio holds at most 5,000 clippings.`
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
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
