import { identityRoutes, legalVersions, userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { someUser } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { ConsentBar } from './ConsentBar.tsx'

function openBar(due: typeof someUser.consentsDue) {
  const network = signedInApp(['Doctor'])
  let consentsDue = due
  network.on(userRoutes.getUser, () => ({ body: { ...someUser, consentsDue } }))
  network.on(identityRoutes.giveConsents, () => {
    consentsDue = []
    return { status: 204 }
  })
  return { network, ...openScreen('/', [{ path: '/', element: <ConsentBar /> }]) }
}

describe('the bar that asks for consent', () => {
  it('names the texts that changed, and goes once they are accepted', async () => {
    const { network, person } = openBar(['Terms', 'Privacy'])
    const bar = within(await screen.findByRole('region', { name: 'Terms and privacy policy' }))
    expect(bar.getByRole('link', { name: 'the terms and conditions' }).getAttribute('href')).toBe('/terms-of-service')
    expect(bar.getByRole('link', { name: 'the privacy policy' }).getAttribute('href')).toBe('/privacy-policy')

    await person.click(bar.getByRole('button', { name: 'Agree' }))

    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    expect(network.callsTo(identityRoutes.giveConsents)).toMatchObject([
      {
        body: {
          consents: [
            { document: 'Terms', version: legalVersions.Terms },
            { document: 'Privacy', version: legalVersions.Privacy },
          ],
        },
      },
    ])
  })

  it('asks for the one that changed alone', async () => {
    openBar(['Privacy'])
    const bar = within(await screen.findByRole('region', { name: 'Terms and privacy policy' }))

    expect(bar.getAllByRole('link')).toHaveLength(1)
  })
})
