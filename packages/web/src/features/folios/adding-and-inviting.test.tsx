import { contentRoutes, type Folio } from '@materia/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { someSummary } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { AddDialog } from './AddDialog.tsx'
import { InviteForm } from './people/InviteForm.tsx'
import { PeopleDialog } from './people/PeopleDialog.tsx'
import { type FolioSlots, FolioSlotsProvider } from './slots.ts'
import { someFolio } from './testing/folios.ts'

const someMember = {
  inviteId: '0198b8a0-0000-7000-8000-000000000101',
  userId: null,
  profilePictureAttachmentId: null,
  status: 'Pending' as const,
}

function type(field: HTMLElement, word: string) {
  for (let length = 1; length <= word.length; length++)
    fireEvent.change(field, { target: { value: word.slice(0, length) } })
}

describe('adding to a folio', () => {
  it('searches for what was typed to the end, not for each letter', async () => {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.replies(contentRoutes.searchContents, [someSummary('Metformin')])
    openScreen('/', [{ path: '/', element: <AddDialog folio={someFolio()} onClose={() => undefined} /> }])

    type(await screen.findByRole('searchbox', { name: /^Search drugs/ }), 'metformin')

    expect(await screen.findByText('Metformin')).toBeTruthy()
    expect(network.callsTo(contentRoutes.searchContents).map(({ query }) => query.get('searchTerm'))).toEqual([
      'metformin',
    ])
  })
})

describe('inviting to a folio', () => {
  const asked: string[] = []
  const wanted: boolean[] = []
  const findPeople: FolioSlots['findPeople'] = async (name, _signal, { verifiedOnly }) => {
    asked.push(name)
    wanted.push(verifiedOnly)
    return []
  }
  const openForm = (folio: Folio = someFolio()) =>
    openScreen('/', [
      {
        path: '/',
        element: (
          <FolioSlotsProvider value={{ findPeople }}>
            <InviteForm folio={folio} />
          </FolioSlotsProvider>
        ),
      },
    ])
  const findField = () => screen.findByRole('combobox', { name: 'Invite by name or e-mail' })

  it('looks for the name that was typed to the end, not for each letter', async () => {
    signInAs(['Doctor'])
    openForm()

    type(await findField(), 'chan')

    await waitFor(() => expect(asked).toEqual(['chan']))
  })

  it('says that nobody is found by the name, and takes it back for another', async () => {
    signInAs(['Doctor'])
    const { person } = openForm()
    const hint = await screen.findByText('Press Enter after each e-mail address to add more.')
    expect(hint.getAttribute('role')).toBe('status')

    await person.type(await findField(), 'sam')
    await waitFor(() => expect(hint.textContent).toBe('Nobody is found by that name. Type an e-mail address.'))

    await person.type(await findField(), '@example.test')
    expect(hint.textContent).toBe('Press Enter after each e-mail address to add more.')
  })

  it('begins in the field, and breaks an address after a sign', async () => {
    signInAs(['Doctor'])
    const rights = { isOwner: true, isMember: false, mayClip: true }
    const email = 'resident@materia.test'
    const users = [{ ...someMember, name: email, email }]
    const folio = someFolio({ shareLevel: 'Restricted', users })
    const dialog = <PeopleDialog folio={folio} rights={rights} onClose={() => undefined} />
    openScreen('/', [{ path: '/', element: <FolioSlotsProvider value={{ findPeople }}>{dialog}</FolioSlotsProvider> }])

    const field = await findField()
    await waitFor(() => expect(document.activeElement).toBe(field))
    const name = screen.getByText(email)
    expect([...name.querySelectorAll('wbr')].map((place) => place.previousSibling?.textContent)).toEqual([
      'resident@',
      'materia.',
    ])
  })

  it('keeps who was chosen when a finger strays beside the dialog', async () => {
    signInAs(['Doctor'])
    let closed = 0
    const rights = { isOwner: true, isMember: false, mayClip: true }
    const dialog = (
      <PeopleDialog folio={someFolio({ shareLevel: 'Restricted' })} rights={rights} onClose={() => closed++} />
    )
    const { person } = openScreen('/', [
      { path: '/', element: <FolioSlotsProvider value={{ findPeople }}>{dialog}</FolioSlotsProvider> },
    ])
    const beside = () => document.querySelector('.MuiDialog-container') as HTMLElement

    await person.type(await findField(), 'noor@example.test')
    await person.click(beside())
    expect(closed).toBe(0)

    await person.clear(await findField())
    await person.click(beside())
    expect(closed).toBe(1)
  })

  it('looks among verified people alone where one asks for them', async () => {
    signInAs(['Doctor'])
    wanted.length = 0
    const { person } = openForm()

    type(await findField(), 'roy')
    await waitFor(() => expect(wanted).toEqual([false]))
    await person.click(screen.getByRole('checkbox', { name: 'Show verified people only' }))

    await waitFor(() => expect(wanted).toEqual([false, true]))
  })
})
