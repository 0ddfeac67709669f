import { identityRoutes, userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getSession } from '../../../lib/session.ts'
import { dialogsOnly } from '../../../testing/home-dialogs.tsx'
import { fakeNetwork, problem } from '../../../testing/network.ts'
import { tokensFor } from '../../../testing/people.ts'
import { openApp } from '../../../testing/render.tsx'

const refusal = (status: number, extensions: object, detail = 'Refused.') => ({
  status,
  body: { ...problem(status, detail), extensions: { ...extensions } },
})

async function reachSecondStep(methods = ['totp', 'recoveryCode']) {
  const network = fakeNetwork()
  network.on(userRoutes.signIn, () => refusal(401, { code: 'second-factor-required', challenge: 'abc', methods }))
  const app = openApp('/Home/Login', dialogsOnly)
  const dialog = within(await screen.findByRole('dialog', { name: 'Login' }))
  await app.person.click(dialog.getByLabelText('Email'))
  await app.person.paste('amina@materia.test')
  await app.person.click(dialog.getByLabelText('Password'))
  await app.person.paste('Materia-demo-1')
  await app.person.click(dialog.getByRole('button', { name: 'Log in' }))
  return { ...app, network, dialog: within(await screen.findByRole('dialog', { name: 'Login' })) }
}

describe('the second step of a login', () => {
  it('asks for the code and leads to Discover', async () => {
    const { network, dialog, person, address } = await reachSecondStep()
    network.replies(identityRoutes.signInWithSecondFactor, tokensFor(['Doctor']))

    await person.type(await dialog.findByLabelText('Code'), '123456')
    await person.click(dialog.getByRole('button', { name: 'Continue' }))

    await waitFor(() => expect(address()).toBe('/discover'))
    expect(getSession().loggedIn).toBe(true)
    expect(network.callsTo(identityRoutes.signInWithSecondFactor)).toMatchObject([
      { body: { challenge: 'abc', code: '123456' } },
    ])
  })

  it('takes a recovery code instead, and says what is wrong with it', async () => {
    const { network, dialog, person } = await reachSecondStep()
    network.on(identityRoutes.signInWithSecondFactor, () => refusal(400, { code: 'code-wrong' }, 'The code is wrong.'))

    await person.click(await dialog.findByRole('button', { name: 'Use a recovery code' }))
    await person.type(dialog.getByLabelText('Recovery code'), 'abcde-fghjk')
    await person.click(dialog.getByRole('button', { name: 'Continue' }))

    expect(await dialog.findByText('The code is wrong.')).toBeTruthy()
    expect(network.callsTo(identityRoutes.signInWithSecondFactor)).toMatchObject([
      { body: { challenge: 'abc', recoveryCode: 'abcde-fghjk' } },
    ])
  })

  it('goes back to the password when it took too long', async () => {
    const { network, dialog, person } = await reachSecondStep()
    network.on(identityRoutes.signInWithSecondFactor, () => refusal(400, { code: 'challenge-expired' }, 'Begin again.'))

    await person.type(await dialog.findByLabelText('Code'), '123456')
    await person.click(dialog.getByRole('button', { name: 'Continue' }))

    expect(await screen.findByText('Begin again.')).toBeTruthy()
    expect(screen.getByLabelText('Password')).toBeTruthy()
  })
})
