import { userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dialogsOnly } from '../../testing/home-dialogs.tsx'
import { fakeNetwork } from '../../testing/network.ts'
import { openApp } from '../../testing/render.tsx'

const dialogs = [
  {
    name: 'ResetPassword',
    title: 'Reset Password',
    button: 'Reset Password',
    route: userRoutes.resetPassword,
    newLinkRoute: userRoutes.forgotPassword,
  },
  {
    name: 'VerifyEmail',
    title: 'Finish Registration',
    button: 'STEP 2: FINISH REGISTRATION',
    route: userRoutes.setPassword,
    newLinkRoute: userRoutes.resendInvitation,
  },
]

describe.each(dialogs)('the $title dialog', ({ name, title, button, route, newLinkRoute }) => {
  async function open() {
    const app = openApp(`/Home/${name}?t=token-1&e=amina%40materia.test`, dialogsOnly)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const set = async (password: string, confirmation = password) => {
      await app.person.click(dialog.getByLabelText('New password'))
      if (password) await app.person.paste(password)
      await app.person.click(dialog.getByLabelText('Confirm password'))
      if (confirmation) await app.person.paste(confirmation)
      await app.person.click(dialog.getByRole('button', { name: button }))
    }
    return { ...app, dialog, set }
  }

  it.each(['', '?t=token-1', '?e=amina%40materia.test'])('sends to Home with the query "%s"', async (query) => {
    const { address } = openApp(`/Home/${name}${query}`, dialogsOnly)

    await waitFor(() => expect(address()).toBe('/Home'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the e-mail read-only', async () => {
    const { dialog } = await open()

    const email = dialog.getByLabelText<HTMLInputElement>('Email')
    expect(email.value).toBe('amina@materia.test')
    expect(email.readOnly).toBe(true)
  })

  it.each([
    ['', 'Password is required.'],
    ['No-Number', 'Password must contain a numer'],
  ])('with the password "%s" says %s and does nothing', async (password, message) => {
    const network = fakeNetwork()
    const { dialog, set } = await open()

    await set(password)

    expect(await dialog.findByText(message)).toBeTruthy()
    expect(network.heard).toEqual([])
  })

  it('wants the confirmation to match', async () => {
    const network = fakeNetwork()
    const { dialog, set } = await open()

    await set('Materia-demo-1', 'Materia-demo-2')

    expect(await dialog.findByText('Password must be the same')).toBeTruthy()
    expect(network.heard).toEqual([])
  })

  it('tells of success, and LOGIN opens the login dialog', async () => {
    const network = fakeNetwork()
    network.replies(route, { succeeded: true, errors: [] })
    const { person, set, address } = await open()

    await set('Materia-demo-1')
    const done = within(await screen.findByRole('dialog', { name: 'Password set' }))
    expect(done.getByText('Your password has been set successfully.')).toBeTruthy()
    await person.click(done.getByRole('button', { name: 'LOGIN' }))

    const login = within(await screen.findByRole('dialog', { name: 'Login' }))
    expect(login.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@materia.test')
    expect(address()).toBe('/Home/Login')
    expect(network.callsTo(route)).toMatchObject([
      { body: { token: 'token-1', email: 'amina@materia.test', password: 'Materia-demo-1' } },
    ])
  })

  it.each([
    [
      'the first error',
      [{ code: 'InvalidToken', description: 'This link is no longer good.' }],
      'This link is no longer good.',
    ],
    ['the unknown error', [], 'Unknown error. Try again later.'],
  ])('shows %s when unsuccessful', async (_, errors, message) => {
    const network = fakeNetwork()
    network.replies(route, { succeeded: false, errors })
    const { dialog, set } = await open()

    await set('Materia-demo-1')

    expect((await dialog.findByRole('alert')).textContent).toBe(message)
  })

  it('offers to send a new link when this one has expired', async () => {
    const network = fakeNetwork()
    const expired = { code: 'InvalidToken', description: 'This link has expired or was already used.' }
    network.replies(route, { succeeded: false, errors: [expired] })
    network.on(newLinkRoute, () => ({}))
    const { dialog, person, set } = await open()
    await set('Materia-demo-1')

    await person.click(await dialog.findByRole('button', { name: 'Send a new link' }))

    const sent = within(await screen.findByRole('dialog', { name: 'Link Sent' }))
    expect(sent.getByRole('status').textContent).toContain('amina@materia.test')
    expect(network.callsTo(newLinkRoute)).toMatchObject([{ body: { email: 'amina@materia.test' } }])
  })

  it('offers no new link for a password that is refused', async () => {
    const network = fakeNetwork()
    network.replies(route, { succeeded: false, errors: [{ code: 'PasswordTooCommon', description: 'Too common.' }] })
    const { dialog, set } = await open()

    await set('Materia-demo-1')

    await dialog.findByText('Too common.')
    expect(dialog.queryByRole('button', { name: 'Send a new link' })).toBeNull()
  })

  it('shows the detail of a typed error, and the unknown error for any other', async () => {
    const network = fakeNetwork()
    network.refuses(route, 400, 'The token is missing.')
    const { dialog, person, set } = await open()

    await set('Materia-demo-1')
    expect((await dialog.findByRole('alert')).textContent).toBe('The token is missing.')

    network.on(route, () => {
      throw new TypeError('Failed to fetch')
    })
    await person.click(dialog.getByRole('button', { name: button }))
    expect(await dialog.findByText('Unknown error. Try again later.')).toBeTruthy()
  })
})
