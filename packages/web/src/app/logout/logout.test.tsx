import { contentRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keepNote, listUnsentNotes } from '../../features/folios/clippings/unsent-notes.ts'
import { getSession } from '../../lib/session.ts'
import { signedInApp } from '../../testing/application.ts'
import { openApp } from '../../testing/render.tsx'

const written = (contentItemId: string) => ({
  folioId: 'f',
  contentItemId,
  title: 'Metformin',
  note: 'Read by train.',
  previousNote: null,
})

async function askToLogOut() {
  const network = signedInApp(['Doctor'])
  network.replies(contentRoutes.discover, [])
  keepNote(written('1'))
  keepNote(written('2'))
  const opened = openApp('/discover')
  await opened.person.click(await screen.findByRole('button', { name: /profile menu/i }))
  await opened.person.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Notes not sent yet' }) }
}

describe('logging out with notes that are not sent yet', () => {
  it('asks first, and keeps the session and the notes of whoever stays', async () => {
    const { person, dialog } = await askToLogOut()
    expect(dialog.textContent).toContain(
      '2 notes that you wrote on this device are not sent yet. Logging out discards them.',
    )

    await person.click(within(dialog).getByRole('button', { name: 'Stay' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(getSession().loggedIn).toBe(true)
    expect(listUnsentNotes()).toHaveLength(2)
  })

  it('discards them where their writer says so', async () => {
    const { person, dialog, address } = await askToLogOut()

    await person.click(within(dialog).getByRole('button', { name: 'Log out and discard' }))

    await waitFor(() => expect(address()).toBe('/Home'))
    expect(getSession().loggedIn).toBe(false)
    expect(Object.values({ ...localStorage }).join()).not.toContain('Read by train.')
  })
})
