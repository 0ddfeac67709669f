import { profileRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeNetwork, problem } from '../../../testing/network.ts'
import { signInAs, someProfile } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { BioSection } from './BioSection.tsx'
import { ContactSection } from './ContactSection.tsx'

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
  await person.clear(await screen.findByLabelText('About you'))
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

describe('two sections of a profile that are open at once', () => {
  async function openBoth(answered: Promise<unknown>) {
    signInAs(['Doctor'])
    const network = fakeNetwork()
    network.on(profileRoutes.updateProfile, async ({ body }) => {
      await answered
      const { xmin, ...changes } = body as { xmin: number }
      return { body: { ...opened, ...changes, xmin: xmin + 1 } }
    })
    const sections = [BioSection, ContactSection].map((Section) => (
      <Section key={Section.name} profile={opened} canEdit />
    ))
    const { person } = openScreen('/', [{ path: '/', element: sections }])
    for (const name of ['About', 'Contact']) {
      await person.click(await screen.findByRole('button', { name: `Edit ${name}` }))
      await screen.findByRole('form', { name })
    }
    const save = (name: string) =>
      person.click(within(screen.getByRole('form', { name })).getByRole('button', { name: 'Save' }))
    const closed = (name: string) => waitFor(() => expect(screen.queryByRole('form', { name })).toBeNull())
    return { network, person, save, closed }
  }

  it('are saved one after the other, the second on the version that the first brought', async () => {
    const { network, save, closed } = await openBoth(Promise.resolve())

    for (const name of ['About', 'Contact']) {
      await save(name)
      await closed(name)
    }

    expect(network.callsTo(profileRoutes.updateProfile).map(({ body }) => body)).toMatchObject([
      { xmin: 1 },
      { xmin: 2 },
    ])
  })

  it('leave the focus in the form that is typed in when the other one has been saved', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers()
    const { person, save, closed } = await openBoth(answered)
    await save('About')
    await person.click(screen.getByLabelText('Office phone'))

    answer(undefined)
    await closed('About')

    expect(document.activeElement).toBe(screen.getByLabelText('Office phone'))
  })

  it('give the focus back to the button that opened the one that was saved', async () => {
    const { save, closed } = await openBoth(Promise.resolve())

    await save('About')
    await closed('About')

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit About' }))
  })
})
