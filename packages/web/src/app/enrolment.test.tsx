import { contentRoutes, identityRoutes, type Mfa } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isEnrolmentNeeded } from '../lib/enrolment.ts'
import { endSession } from '../lib/session.ts'
import { signedInApp } from '../testing/application.ts'
import { problem } from '../testing/network.ts'
import { signInAs } from '../testing/people.ts'
import { openApp } from '../testing/render.tsx'

const mfa: Mfa = { isEnrolled: false, mustEnrol: true, totp: null, recoveryCodesLeft: 0, passkeys: [] }
const refusal = { ...problem(403, 'Everybody needs a second factor.'), extensions: { code: 'enrolment-required' } }

/** The server of an operator who asks everybody for a second factor. */
function openWithoutFactor() {
  const network = signedInApp(['Doctor'])
  let isEnrolled = false
  network.on(identityRoutes.getMfa, () => ({ body: { ...mfa, isEnrolled, mustEnrol: !isEnrolled } }))
  network.on(identityRoutes.listActivity, () => ({ body: [] }))
  for (const route of [contentRoutes.discover, contentRoutes.trending, contentRoutes.recentFollowed])
    network.on(route, () => (isEnrolled ? { body: [] } : { status: 403, body: refusal }))
  network.replies(identityRoutes.beginTotp, { secret: 'JBSWY3DPEHPK3PXP', otpauthUrl: 'otpauth://totp/Materia' })
  network.on(identityRoutes.confirmTotp, () => {
    isEnrolled = true
    return { body: { recoveryCodes: ['aaaa-bbbb'] } }
  })
  return { network, ...openApp('/discover') }
}

describe('where everybody needs a second factor', () => {
  it('a screen asks for it in place of what was opened, shows the codes, and goes on there', async () => {
    const { network, person, address } = openWithoutFactor()

    await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })
    expect(await screen.findByText(/^Everybody who uses Materia here needs a second factor\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Go on to Materia' })).toBeNull()
    await person.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }))
    await person.type(await dialog.findByRole('textbox'), '123456')
    await person.click(dialog.getByRole('button', { name: 'Set up' }))
    await screen.findByText('aaaa-bbbb')
    await waitFor(() => expect(network.callsTo(identityRoutes.listActivity).length).toBeGreaterThan(1))
    await person.click(screen.getByRole('button', { name: 'I have kept them' }))
    await person.click(await screen.findByRole('button', { name: 'Go on to Materia' }))

    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Set up a second factor' })).toBeNull())
    expect(address()).toBe('/discover')
  })

  it('the next person on the device is asked anew', async () => {
    openWithoutFactor()
    await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })

    endSession('logout')
    signInAs(['Doctor'])

    expect(isEnrolmentNeeded()).toBe(false)
  })
})
