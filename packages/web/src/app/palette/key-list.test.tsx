import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { showLanguage } from '../../lib/language.ts'
import { signedInApp } from '../../testing/application.ts'
import { openScreen } from '../../testing/render.tsx'
import { Shortcuts } from '../layouts/Shortcuts.tsx'

async function openKeys(title: string) {
  signedInApp(['Doctor'])
  const { person } = openScreen('/', [{ path: '/', element: <Shortcuts /> }])
  await person.keyboard('?')
  return { person, dialog: within(await screen.findByRole('dialog', { name: title })) }
}

describe('the list of keys', () => {
  it('calls keys in French as French keyboards do', async () => {
    await showLanguage('fr')
    onTestFinished(() => showLanguage('en'))

    const { person, dialog } = await openKeys('Raccourcis clavier')

    expect(dialog.getAllByText('Entrée')).toHaveLength(4)
    expect(dialog.getByText('Maj')).toBeTruthy()
    expect(dialog.getByText('Échap')).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('turns off the keys that are pressed alone, and is still found by the palette', async () => {
    const { person, dialog } = await openKeys('Keyboard shortcuts')
    await person.click(dialog.getByRole('checkbox', { name: /^Use keys pressed alone/ }))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    await person.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await person.keyboard('{Control>}k{/Control}')
    await person.type(await screen.findByRole('combobox', { name: 'A title, a name or an action' }), 'shortcuts')
    await person.keyboard('{Enter}')

    const again = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    await person.click(again.getByRole('checkbox', { checked: false }))
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
