import { type Clipping, type FolioImportLine, type FolioMember, folioRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient, tryAgainAfterMs } from '../../lib/query.ts'
import { signedInApp } from '../../testing/application.ts'
import { intervalsByHand } from '../../testing/intervals.ts'
import { openApp } from '../../testing/render.tsx'
import { clippingsKey, foliosKey, reloadWholeList } from './api.ts'
import { someClipping, someFolio } from './testing/folios.ts'

const invite = {
  id: '0198b8a0-0000-7000-8000-0000000000aa',
  folioId: '0198b8a0-0000-7000-8000-0000000000bb',
  name: 'Airways toolbox',
  invitedByName: 'Olivier Gagnon',
  invitedByEmail: null,
}
const importLines: FolioImportLine[] = [
  { line: 1, text: '31535829', outcome: 'added', contentItemId: invite.id, title: 'Dapagliflozin' },
  { line: 1, text: '99999999', outcome: 'not-found', contentItemId: null, title: null },
]
const somePerson = (name: string, status: FolioMember['status'], nth: number): FolioMember => ({
  inviteId: `0198b8a0-0000-7000-8000-00000000010${nth}`,
  userId: `0198b8a0-0000-7000-8000-00000000020${nth}`,
  name,
  email: null,
  profilePictureAttachmentId: null,
  status,
})

const listState = () => queryClient.getQueryState(foliosKey)

describe('the folio page', () => {
  it('says what a folio is when there is none, and creates one in front of the list', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.listFolios, [])
    network.replies(folioRoutes.listDefaultLogos, [])
    const created = someFolio({ title: 'Heart failure' })
    network.replies(folioRoutes.createFolio, created)
    network.replies(folioRoutes.getFolio, created)
    const { person, address } = openApp('/folio')

    await person.click(await screen.findByRole('button', { name: 'Create your first folio' }))
    const dialog = await screen.findByRole('dialog', { name: 'New folio' })
    await person.click(within(dialog).getByRole('button', { name: 'Create folio' }))
    expect(await within(dialog).findByText('Give the folio a title.')).toBeTruthy()
    await person.type(within(dialog).getByLabelText('Title'), 'Heart failure')
    await person.click(within(dialog).getByRole('radio', { name: /^Public/ }))
    await person.click(within(dialog).getByRole('button', { name: 'Create folio' }))

    await screen.findByRole('heading', { level: 1, name: 'Heart failure' })
    expect(address()).toBe(`/folio?folio=${created.folioId}`)
    expect(network.callsTo(folioRoutes.createFolio)[0]?.body).toMatchObject({
      title: 'Heart failure',
      shareLevel: 'Public',
    })
  })

  it('keeps the dialog open with a sentence when the server refuses', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.listFolios, [someFolio()])
    network.replies(folioRoutes.listDefaultLogos, [])
    network.refuses(folioRoutes.createFolio, 429, 'Too many requests. Try again later.')
    const { person } = openApp('/folio')

    await person.click(await screen.findByRole('button', { name: 'New folio' }))
    const dialog = await screen.findByRole('dialog', { name: 'New folio' })
    await person.type(within(dialog).getByLabelText('Title'), 'x{Enter}')

    await within(dialog).findByText('Too many changes in a short time. Try again in a few minutes.')
  })

  it('says nothing when the list cannot be fetched, and tries again by itself', async () => {
    const network = signedInApp(['Doctor'])
    network.refuses(folioRoutes.listFolios, 403, 'No.')
    const { passTime } = intervalsByHand()
    openApp('/folio')
    await screen.findByRole('heading', { name: 'My Folios' })
    await waitFor(() => expect(listState()?.status).toBe('error'))

    expect(screen.queryAllByRole('alert')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()

    network.replies(folioRoutes.listFolios, [someFolio({ title: 'Mine' })])
    passTime(tryAgainAfterMs)
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy()
  })

  it('goes on showing the folios it has when the list cannot be fetched anew after a connection', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.listFolios, [someFolio({ title: 'Mine' })])
    openApp('/folio')
    await screen.findByRole('link', { name: 'Mine' })
    network.refuses(folioRoutes.listFolios, 403, 'No.')

    void reloadWholeList(queryClient)
    await waitFor(() => expect(listState()?.status).toBe('error'))

    expect(screen.getByRole('link', { name: 'Mine' })).toBeTruthy()
    expect(screen.queryAllByRole('alert')).toEqual([])
  })

  it('lists invitations first; accepting one reloads the folios', async () => {
    const network = signedInApp(['Doctor'], { invites: [invite] })
    network.replies(folioRoutes.listFolios, [someFolio({ title: 'Mine' })])
    network.replies(folioRoutes.answerFolioInvite, {
      id: invite.id,
      userId: null,
      user: null,
      folioId: invite.folioId,
      folio: { folioId: invite.folioId, title: invite.name },
      email: null,
      status: 'Accepted',
    })
    const { person } = openApp('/folio')
    const section = await screen.findByRole('region', { name: 'Invitations' })
    await screen.findByRole('link', { name: 'Mine' })
    const shared = someFolio({ title: 'Airways toolbox', contentItemId: invite.folioId, creator: null })
    network.replies(folioRoutes.listFolios, [someFolio({ title: 'Other' }), shared])
    network.replies(folioRoutes.listPendingFolioInvites, [])

    await person.click(within(section).getByRole('button', { name: 'Accept the invitation to Airways toolbox' }))

    expect(await screen.findByRole('link', { name: 'Airways toolbox' })).toBeTruthy()
    expect(network.callsTo(folioRoutes.answerFolioInvite)[0]?.body).toMatchObject({
      inviteId: invite.id,
      folioInvitationStatus: 'Accepted',
    })
  })

  it('deletes at once and brings back by Undo', async () => {
    const network = signedInApp(['Doctor'])
    const folio = someFolio({ title: 'Heart failure' })
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.on(folioRoutes.deleteFolio, () => ({}))
    network.replies(folioRoutes.restoreFolio, folio)
    const { person, address } = openApp(`/folio?folio=${folio.folioId}`)

    await person.click(await screen.findByRole('button', { name: 'More for this folio' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete folio' }))
    await screen.findByText('The folio “Heart failure” was deleted.')
    expect(address()).toBe('/folio')
    await person.click(screen.getByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(address()).toBe(`/folio?folio=${folio.folioId}`))
    expect(network.callsTo(folioRoutes.restoreFolio)).toHaveLength(1)
  })

  it('brings back by Undo the last clipping that was removed', async () => {
    const network = signedInApp(['Doctor'])
    const empty = someFolio()
    const clipping = someClipping(empty.folioId)
    const folio = { ...empty, clippings: [clipping], clippingsCount: 1 }
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.replies(folioRoutes.listClippings, [clipping])
    network.replies(folioRoutes.removeClipping, empty)
    network.replies(folioRoutes.addClippings, folio)
    network.on(folioRoutes.moveClipping, () => ({}))
    const { person } = openApp(`/folio?folio=${folio.folioId}`)

    await person.click(await screen.findByRole('button', { name: `More for ${clipping.title}` }))
    network.replies(folioRoutes.listClippings, [])
    await person.click(await screen.findByRole('menuitem', { name: 'Remove from folio' }))
    await screen.findByText('Nothing here yet.')
    await person.click(screen.getByRole('button', { name: 'Undo' }))

    await waitFor(() => expect(screen.queryByText('Nothing here yet.')).toBeNull())
    expect(network.callsTo(folioRoutes.addClippings)).toHaveLength(1)
  })

  it('goes on showing a note when the list that was asked for before it comes after it', async () => {
    const network = signedInApp(['Doctor'])
    const empty = someFolio()
    const first = someClipping(empty.folioId, { title: 'Dapagliflozin' })
    const second = someClipping(empty.folioId, { title: 'Empagliflozin' })
    const noted = { ...second, note: 'Start here.' }
    const folio = { ...empty, clippings: [first, second], clippingsCount: 2 }
    const older = Promise.withResolvers<{ body: Clipping[] }>()
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.on(folioRoutes.listClippings, () => older.promise)
    network.on(folioRoutes.moveClipping, () => ({}))
    network.replies(folioRoutes.noteClipping, noted)
    const { person } = openApp(`/folio?folio=${folio.folioId}`)

    await person.click(await screen.findByRole('button', { name: 'More for Dapagliflozin' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(network.callsTo(folioRoutes.listClippings)).toHaveLength(1))
    await person.click(screen.getByRole('button', { name: 'More for Empagliflozin' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Add a note' }))
    network.replies(folioRoutes.listClippings, [noted, first])
    await person.type(screen.getByLabelText(/^Why/), 'Start here.')
    await person.click(screen.getByRole('button', { name: 'Save note' }))
    await screen.findByText('Start here.', { ignore: 'textarea' })
    older.resolve({ body: [second, first] })
    await waitFor(() => expect(queryClient.isFetching({ queryKey: clippingsKey(folio.folioId) })).toBe(0))

    expect(screen.getByText('Start here.')).toBeTruthy()
  })

  it('goes on telling what became of an import when the folio is no longer empty', async () => {
    const network = signedInApp(['Doctor'])
    const folio = someFolio()
    const clipping = someClipping(folio.folioId)
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.on(folioRoutes.importClippings, () => {
      network.replies(folioRoutes.getFolio, { ...folio, clippings: [clipping], clippingsCount: 1 })
      return { body: importLines }
    })
    const { person } = openApp(`/folio?folio=${folio.folioId}`)

    await person.type(await screen.findByLabelText('Paste DOIs, PMIDs, DINs or links'), '31535829 99999999')
    await person.click(screen.getByRole('button', { name: 'Add to folio' }))
    await screen.findByRole('list', { name: 'Clippings' })

    const report = screen.getByRole('list', { name: 'Result of the import' })
    expect(within(report).getByText('Not found in Materia')).toBeTruthy()
    expect(screen.getByText('1 item added, 1 line to look at.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('list', { name: 'Result of the import' })).toBeNull()
  })

  it('offers no invitation to a private folio', async () => {
    const network = signedInApp(['Doctor'])
    const folio = someFolio({ shareLevel: 'Private' })
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    openApp(`/folio?folio=${folio.folioId}`)

    await screen.findByRole('button', { name: 'Add' })

    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
  })

  it('makes a private folio restricted on the spot, and then lets its owner invite', async () => {
    const network = signedInApp(['Doctor'])
    const folio = someFolio({ shareLevel: 'Private' })
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.replies(folioRoutes.updateFolio, { ...folio, shareLevel: 'Restricted' })
    const { person } = openApp(`/folio?folio=${folio.folioId}`)

    await person.click(await screen.findByRole('button', { name: 'Share with colleagues' }))
    const people = within(await screen.findByRole('dialog', { name: 'People in this folio' }))
    expect(people.queryByRole('combobox')).toBeNull()
    await person.click(people.getByRole('button', { name: 'Make it Restricted' }))

    const invitees = await people.findByRole('combobox', { name: 'Invite by name or e-mail' })
    expect(document.activeElement).toBe(invitees)
    expect(network.callsTo(folioRoutes.updateFolio)[0]?.body).toEqual({
      folioId: folio.folioId,
      shareLevel: 'Restricted',
    })
  })

  it('asks once before a member is removed, and withdraws an invitation without asking', async () => {
    const network = signedInApp(['Doctor'])
    const [member, invited] = [somePerson('Sean Roy', 'Accepted', 1), somePerson('Mei Lin', 'Pending', 2)]
    const folio = someFolio({ shareLevel: 'Restricted', users: [member, invited] })
    network.replies(folioRoutes.listFolios, [folio])
    network.replies(folioRoutes.getFolio, folio)
    network.on(folioRoutes.removeFolioUser, () => ({}))
    const removals = () => network.callsTo(folioRoutes.removeFolioUser).map(({ path }) => path.split('/').at(-1))
    const { person } = openApp(`/folio?folio=${folio.folioId}`)
    await person.click(await screen.findByRole('button', { name: 'Invite' }))

    await person.click(await screen.findByRole('button', { name: 'Withdraw the invitation of Mei Lin' }))
    await waitFor(() => expect(removals()).toEqual([invited.userId]))
    await person.click(screen.getByRole('button', { name: 'Remove Sean Roy' }))
    const question = await screen.findByRole('dialog', { name: 'Remove from the folio?' })
    await person.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(removals()).toEqual([invited.userId])
    await person.click(screen.getByRole('button', { name: 'Remove Sean Roy' }))
    const again = await screen.findByRole('dialog', { name: 'Remove from the folio?' })
    await person.click(within(again).getByRole('button', { name: 'Remove' }))

    await waitFor(() => expect(removals()).toEqual([invited.userId, member.userId]))
  })

  it('tells plainly when a folio is not there', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(folioRoutes.listFolios, [])
    network.refuses(folioRoutes.getFolio, 404, 'The folio was not found.')
    openApp('/folio?folio=0198b8a0-0000-7000-8000-0000000000cc')

    await screen.findByText('This folio is not here.')
  })
})
