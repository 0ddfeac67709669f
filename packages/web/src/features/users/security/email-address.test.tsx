import { identityRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../../testing/application.ts'
import { dialogsOnly } from '../../../testing/home-dialogs.tsx'
import { fakeNetwork, problem } from '../../../testing/network.ts'
import { openApp, openScreen } from '../../../testing/render.tsx'
import { getNotice } from '../../../ui/notice.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { loadEmailAddress } from './loaded.ts'

const EmailAddress = onDemand(loadEmailAddress)

function openAccount() {
  const network = signedInApp(['Doctor'])
  let waiting: string | null = null
  network.on(identityRoutes.getEmailChange, () => ({ body: { email: waiting, requestedOn: null } }))
  network.on(identityRoutes.changeEmail, ({ body }) => {
    waiting = (body as { email: string }).email
    return { status: 204 }
  })
  network.on(identityRoutes.cancelEmailChange, () => {
    waiting = null
    return { status: 204 }
  })
  const screens = openScreen('/', [{ path: '/', element: <EmailAddress /> }])
  return { network, ...screens }
}
const card = async () => within(await screen.findByRole('region', { name: 'E-mail address' }))

describe('the e-mail address in Account', () => {
  it('is shown, and a new one waits for its link until it is cancelled', async () => {
    const { network, person } = openAccount()
    const email = await card()
    expect(await email.findByText('amina@materia.test')).toBeTruthy()

    await person.type(email.getByLabelText('New e-mail address'), 'amina.haddad@example.test')
    await person.click(email.getByRole('button', { name: 'Send the link' }))
    expect(await email.findByText(/sent a link to amina.haddad@example.test/)).toBeTruthy()
    expect(getNotice()?.text).toMatch(/sent a link to amina.haddad@example.test/)
    await person.click(email.getByRole('button', { name: 'Keep the old one' }))

    await waitFor(() => expect(email.queryByText(/sent a link/)).toBeNull())
    expect(network.callsTo(identityRoutes.changeEmail)).toMatchObject([
      { body: { email: 'amina.haddad@example.test' } },
    ])
  })

  it('says beside the field what is wrong with the new one', async () => {
    const { network, person } = openAccount()
    network.on(identityRoutes.changeEmail, () => ({
      status: 400,
      body: problem(400, 'This is the e-mail of your account already.'),
    }))
    const email = await card()

    await person.click(email.getByRole('button', { name: 'Send the link' }))
    expect(await email.findByText('Email is required.')).toBeTruthy()
    await person.type(email.getByLabelText('New e-mail address'), 'amina@materia.test')
    await person.click(email.getByRole('button', { name: 'Send the link' }))

    expect(await email.findByText('This is the e-mail of your account already.')).toBeTruthy()
  })
})

describe('the link to a new e-mail address', () => {
  it('changes nothing before its button is pressed, and leads on to the login', async () => {
    const network = fakeNetwork()
    network.replies(identityRoutes.confirmEmail, { succeeded: true, errors: [] })
    const { person } = openApp('/Home/ConfirmEmail?t=abc&e=new%40example.test', dialogsOnly)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm e-mail address' }))
    expect(network.callsTo(identityRoutes.confirmEmail)).toEqual([])

    await person.click(dialog.getByRole('button', { name: 'Confirm e-mail address' }))

    const changed = within(await screen.findByRole('dialog', { name: 'E-mail address changed' }))
    expect(changed.getByText('You log in with new@example.test from now on.')).toBeTruthy()
    expect(changed.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/Home/Login')
    expect(network.callsTo(identityRoutes.confirmEmail)).toMatchObject([
      { body: { token: 'abc', email: 'new@example.test' } },
    ])
  })

  it('says so when it has expired', async () => {
    const network = fakeNetwork()
    const errors = [{ code: 'InvalidToken', description: 'This link has expired or was already used.' }]
    network.replies(identityRoutes.confirmEmail, { succeeded: false, errors })
    const { person } = openApp('/Home/ConfirmEmail?t=abc&e=new%40example.test', dialogsOnly)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm e-mail address' }))

    await person.click(dialog.getByRole('button', { name: 'Confirm e-mail address' }))

    expect(await dialog.findByText('This link has expired or was already used.')).toBeTruthy()
  })
})
