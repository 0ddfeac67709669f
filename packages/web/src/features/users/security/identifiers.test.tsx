import { userRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signedInApp } from '../../../testing/application.ts'
import { problem } from '../../../testing/network.ts'
import { someUser } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { onDemand } from '../../../ui/on-demand.tsx'
import { loadIdentifiers } from './loaded.ts'

const Identifiers = onDemand(loadIdentifiers)

function openAccount(user: Partial<typeof someUser>) {
  const network = signedInApp(['Doctor'])
  network.replies(userRoutes.getUser, { ...someUser, ...user })
  network.on(userRoutes.updateUser, () => ({ status: 204 }))
  return { network, ...openScreen('/', [{ path: '/', element: <Identifiers /> }]) }
}

describe('the MINC in Account', () => {
  it('is changed by who says that it is theirs, and says that a verification ends', async () => {
    const { network, person } = openAccount({ minc: 'CAMD-1234-5678' })
    const card = within(await screen.findByRole('region', { name: 'MINC' }))
    const save = card.getByRole('button', { name: 'Save the MINC' })
    expect(save).toHaveProperty('disabled', true)

    await person.clear(card.getByLabelText('MINC'))
    await person.type(card.getByLabelText('MINC'), 'camd87654321')
    expect(card.getByRole('status').textContent).toMatch(/ends a verification/)
    await person.click(save)
    expect(await card.findByText('Required')).toBeTruthy()
    await person.click(card.getByLabelText('I confirm that this MINC is mine.'))
    await person.click(save)

    await waitFor(() =>
      expect(network.callsTo(userRoutes.updateUser)).toMatchObject([
        { body: { firstName: 'Amina', lastName: 'Haddad', minc: 'CAMD-8765-4321' } },
      ]),
    )
  })

  it('says so when another account has it', async () => {
    const { network, person } = openAccount({})
    network.on(userRoutes.updateUser, () => ({ status: 400, body: problem(400, 'Another account has this MINC.') }))
    const card = within(await screen.findByRole('region', { name: 'MINC' }))

    await person.type(card.getByLabelText('MINC'), 'CAMD-1234-5678')
    await person.click(card.getByLabelText('I confirm that this MINC is mine.'))
    await person.click(card.getByRole('button', { name: 'Save the MINC' }))

    expect(await card.findByText('Another account has this MINC.')).toBeTruthy()
  })
})

describe('the school in Account', () => {
  it('is changed by a resident, and never left empty', async () => {
    const { network, person } = openAccount({ userType: 'MedicalResident', schoolName: 'McGill' })
    const card = within(await screen.findByRole('region', { name: 'School' }))

    await person.clear(card.getByLabelText('School name'))
    await person.click(card.getByRole('button', { name: 'Save the school' }))
    expect(await card.findByText('School name is required.')).toBeTruthy()
    await person.type(card.getByLabelText('School name'), 'Dalhousie')
    await person.click(card.getByRole('button', { name: 'Save the school' }))

    await waitFor(() =>
      expect(network.callsTo(userRoutes.updateUser)).toMatchObject([{ body: { schoolName: 'Dalhousie' } }]),
    )
  })
})
