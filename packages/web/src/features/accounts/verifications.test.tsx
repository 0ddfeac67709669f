import { type VerificationItem, verificationRoutes } from '@materia/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { colleagueId, userId } from '../../testing/people.ts'
import { openApp } from '../../testing/render.tsx'

const asked: VerificationItem = {
  id: '0198b8a0-0000-7000-8000-0000000000aa',
  userId: colleagueId,
  firstName: 'Nina',
  lastName: 'Roy',
  email: 'nina@materia.test',
  userType: 'Doctor',
  minc: null,
  schoolName: null,
  state: 'Requested',
  province: 'ON',
  regulator: 'College of Physicians and Surgeons of Ontario',
  licenceNumber: '12345',
  registerUrl: null,
  requestedOn: '2026-03-04T15:20:00.000Z',
  checkedOn: null,
  expiresOn: null,
  checkedBy: null,
  note: null,
  reason: null,
  alsoGivenBy: [
    { userId, firstName: 'Olivier', lastName: 'Gagnon', regulator: 'College of Nurses of Ontario', state: 'Verified' },
  ],
}

describe('a licence number that somebody else gave too', () => {
  it('says so in the queue and where it is decided, and leads to them', async () => {
    const network = signedInApp(['Admin'])
    network.on(verificationRoutes.listVerifications, () => ({ body: [asked], headers: { 'x-total-count': '1' } }))
    const { person } = openApp('/editorial?tab=verifications')
    const sentence = 'Also given by Olivier Gagnon: College of Nurses of Ontario, Verified'

    const [link] = await screen.findAllByRole('link', { name: 'Olivier Gagnon' })
    expect(link?.getAttribute('href')).toContain(userId)
    expect(link?.parentElement?.textContent).toBe(sentence)
    await person.click((await screen.findAllByRole('button', { name: 'Look up' }))[0] as HTMLElement)

    const dialog = within(await screen.findByRole('dialog', { name: 'Nina Roy' }))
    expect(dialog.getByRole('link', { name: 'Olivier Gagnon' }).parentElement?.textContent).toBe(sentence)
  })
})
