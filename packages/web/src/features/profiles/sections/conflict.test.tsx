import { profileRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeNetwork, problem } from '../../../testing/network.ts'
import { signInAs, someProfile } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { BioSection } from './BioSection.tsx'

const opened = { ...someProfile, bio: 'Old words.', xmin: 1 }

/** A server on which another state was stored since the form was opened. */
async function saveLate(stored: Partial<typeof opened>) {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  const elsewhere = { ...opened, xmin: 2, ...stored }
  network.on(profileRoutes.updateProfile, ({ body }) => {
    const { xmin, ...changes } = body as { xmin: number }
    if (xmin === elsewhere.xmin) return { body: { ...elsewhere, ...changes, xmin: 3 } }
    const refusal = problem(409, 'This profile was changed elsewhere.')
    return { status: 409, body: { ...refusal, extensions: { stored: elsewhere } } }
  })
  const { person } = openScreen('/', [{ path: '/', element: <BioSection profile={opened} canEdit /> }])
  await person.click(await screen.findByRole('button', { name: 'Edit About' }))
  await person.clear(screen.getByLabelText('About you'))
  await person.type(screen.getByLabelText('About you'), 'From home.')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  return { network, person }
}

describe('a profile that was changed elsewhere', () => {
  it('shows both texts, and stores one’s own over the other when that is chosen', async () => {
    const { network, person } = await saveLate({ bio: 'From the clinic.' })

    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }))
    expect(dialog.getByText('From home.')).toBeTruthy()
    expect(dialog.getByText('From the clinic.')).toBeTruthy()
    await person.click(dialog.getByRole('button', { name: 'Keep mine' }))

    await waitFor(() =>
      expect(network.callsTo(profileRoutes.updateProfile).map(({ body }) => body)).toMatchObject([
        { bio: 'From home.', xmin: 1 },
        { bio: 'From home.', xmin: 2 },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })

  it('leaves the other text stored when that is chosen', async () => {
    const { network, person } = await saveLate({ bio: 'From the clinic.' })

    await person.click(await screen.findByRole('button', { name: 'Keep the other' }))

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(1)
  })

  it('keeps the form with what was typed when nothing is chosen', async () => {
    const { person } = await saveLate({ bio: 'From the clinic.' })
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed elsewhere' }))

    await person.click(dialog.getByRole('button', { name: 'Close' }))

    expect(await screen.findByDisplayValue('From home.')).toBeTruthy()
  })

  it('asks nothing where the change elsewhere was about something else', async () => {
    const { network } = await saveLate({ location: 'Halifax, NS' })

    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(network.callsTo(profileRoutes.updateProfile)).toHaveLength(2)
  })
})
