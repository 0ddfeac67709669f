import { userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { endSession, getSession } from '../../lib/session.ts'
import { dialogsOnly } from '../../testing/home-dialogs.tsx'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs, tokensFor } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'
import { applyStyles } from '../../testing/styles.ts'

async function openLogin(routes = dialogsOnly) {
  const app = openApp('/Home/Login', routes)
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
  const logIn = async (email: string, password: string) => {
    await app.person.click(dialog.getByLabelText('Email'))
    if (email) await app.person.paste(email)
    await app.person.click(dialog.getByLabelText('Password'))
    if (password) await app.person.paste(password)
    await app.person.click(dialog.getByRole('button', { name: 'Log in' }))
  }
  return { ...app, dialog, logIn }
}

describe('the login dialog', () => {
  it('asks for e-mail and password, and sends nothing without them', async () => {
    const network = fakeNetwork()
    const { dialog, logIn } = await openLogin()

    await logIn('', '')

    expect(await dialog.findByText('Username is required')).toBeTruthy()
    expect(dialog.getByText('Password is required.')).toBeTruthy()
    expect(network.heard).toEqual([])
  })

  it('hands the address that was typed on to who forgot the password', async () => {
    const { dialog, person } = await openLogin()

    await person.click(dialog.getByLabelText('Email'))
    await person.paste('amina@materia.test')
    await person.click(dialog.getByRole('link', { name: 'Forgot password?' }))

    const forgotten = within(await screen.findByRole('dialog', { name: 'Forgot password' }))
    expect(forgotten.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@materia.test')
  })

  it('says that the session has ended to whom it was ended for elsewhere', async () => {
    signInAs(['Doctor'])
    openApp('/discover', dialogsOnly)

    endSession('lost')

    const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
    expect(dialog.getByRole('alert').textContent).toBe('Your session has ended. Log in again to go on.')
  })

  it('leads to Discover on success', async () => {
    const network = fakeNetwork()
    network.replies(userRoutes.signIn, tokensFor(['Doctor']))
    const { address, logIn } = await openLogin()

    await logIn('amina@materia.test', 'Materia-demo-1')

    await waitFor(() => expect(address()).toBe('/discover'))
    expect(getSession()).toMatchObject({ loggedIn: true, roles: ['materia:doctor'] })
    expect(network.callsTo(userRoutes.signIn)).toMatchObject([
      { body: { username: 'amina@materia.test', password: 'Materia-demo-1' } },
    ])
  })

  it('stays, under way, until the first screen is there', async () => {
    fakeNetwork().replies(userRoutes.signIn, tokensFor(['Doctor']))
    const arrival = Promise.withResolvers<null>()
    const [home, discover] = dialogsOnly
    const { logIn } = await openLogin([home, { ...discover, loader: () => arrival.promise }] as RouteObject[])

    await logIn('amina@materia.test', 'Materia-demo-1')
    await waitFor(() => expect(getSession().loggedIn).toBe(true))

    const dialog = within(screen.getByRole('dialog', { name: 'Login' }))
    expect(dialog.getByRole('button', { name: /Log in/ })).toHaveProperty('disabled', true)
    arrival.resolve(null)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows the detail of a typed problem', async () => {
    const network = fakeNetwork()
    network.refuses(userRoutes.signIn, 400, 'Incorrect e-mail or password.')
    const { dialog, logIn } = await openLogin()

    await logIn('amina@materia.test', 'wrong')

    expect((await dialog.findByRole('alert')).textContent).toBe('Incorrect e-mail or password.')
    expect(getSession().loggedIn).toBe(false)
  })

  it('shows the unknown error otherwise', async () => {
    const network = fakeNetwork()
    network.on(userRoutes.signIn, () => ({ status: 503, body: 'out' }))
    const { dialog, logIn } = await openLogin()

    await logIn('amina@materia.test', 'Materia-demo-1')

    expect((await dialog.findByRole('alert')).textContent).toBe('Unknown error. Try again later.')
  })

  it('closes by clearing the parameter, on the same route', async () => {
    const { address, person, dialog } = await openLogin()

    await person.click(dialog.getByRole('button', { name: 'Close' }))

    await waitFor(() => expect(address()).toBe('/Home'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is 400 pixels wide', async () => {
    applyStyles()
    await openLogin()

    expect(getComputedStyle(screen.getByRole('dialog', { name: 'Login' })).width).toBe('400px')
  })

  it('switches to Sign Up and to Forgot password', async () => {
    const { address, person, dialog } = await openLogin()

    await person.click(dialog.getByRole('link', { name: 'Sign up' }))
    const signUp = within(await screen.findByRole('dialog', { name: 'Sign Up' }))
    expect(address()).toBe('/Home/Register')

    await person.click(signUp.getByRole('link', { name: 'Log in' }))
    const login = within(await screen.findByRole('dialog', { name: 'Login' }))
    await person.click(login.getByRole('link', { name: 'Forgot password?' }))
    expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeTruthy()
    expect(address()).toBe('/Home/ForgotPassword')
  })
})

describe('the forgot password dialog', () => {
  async function openForgot() {
    const app = openApp('/Home/ForgotPassword', dialogsOnly)
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot password' }))
    return { ...app, dialog, send: () => app.person.click(dialog.getByRole('button', { name: 'Send link' })) }
  }

  it('knows the address that a mailed link brings', async () => {
    openApp('/Home/ForgotPassword?email=amina%40materia.test', dialogsOnly)

    const forgotten = within(await screen.findByRole('dialog', { name: 'Forgot password' }))
    expect(forgotten.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@materia.test')
  })

  it('requires a valid e-mail', async () => {
    const { dialog, person, send } = await openForgot()

    await send()
    expect(await dialog.findByText('Email is required.')).toBeTruthy()

    await person.click(dialog.getByLabelText('Email'))
    await person.paste('nobody')
    await send()
    expect(await dialog.findByText('Must be valid Email')).toBeTruthy()
  })

  it('confirms with Link Sent and leads back to login', async () => {
    const network = fakeNetwork()
    network.on(userRoutes.forgotPassword, () => ({ status: 204 }))
    const { dialog, person, send, address } = await openForgot()

    await person.click(dialog.getByLabelText('Email'))
    await person.paste('amina@materia.test')
    await send()
    const sent = within(await screen.findByRole('dialog', { name: 'Link Sent' }))
    await person.click(sent.getByRole('link', { name: 'Back to login' }))

    await waitFor(() => expect(address()).toBe('/Home/Login'))
    expect(network.callsTo(userRoutes.forgotPassword)).toMatchObject([{ body: { email: 'amina@materia.test' } }])
  })

  it('shows the detail of a typed problem', async () => {
    const network = fakeNetwork()
    network.refuses(userRoutes.forgotPassword, 429, 'Too many requests. Try again later.')
    const { dialog, person, send } = await openForgot()

    await person.click(dialog.getByLabelText('Email'))
    await person.paste('amina@materia.test')
    await send()

    expect((await dialog.findByRole('alert')).textContent).toBe('Too many requests. Try again later.')
  })
})
