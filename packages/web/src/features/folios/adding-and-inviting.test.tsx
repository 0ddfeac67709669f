import { contentRoutes, type Folio } from '@materia/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { someSummary } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { AddDialog } from './AddDialog.tsx'
import { InviteForm } from './people/InviteForm.tsx'
import { type FolioSlots, FolioSlotsProvider } from './slots.ts'
import { someFolio } from './testing/folios.ts'

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
