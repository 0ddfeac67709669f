import { accountRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInApp } from '../../testing/application.ts'
import { userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { CreateAccountDialog } from './CreateAccountDialog.tsx'

it('asks for the one name of an organisation, which fills both names of its account', async () => {
  const network = signedInApp(['Admin'])
  const created = { userId, firstName: 'Diabetes', lastName: 'Canada', email: 'office@diabetes.test' }
  network.replies(accountRoutes.createVoiceOfAccount, { ...created, userStatus: 'New' })
  const element = <CreateAccountDialog accountType="voiceof" onClose={() => undefined} />
  const { person } = openScreen('/', [{ path: '/', element }])

  await person.type(await screen.findByLabelText('Name of the organisation'), 'Diabetes')
  await person.type(screen.getByLabelText('Email'), created.email)
  await person.click(screen.getByRole('button', { name: 'Create account' }))
  expect(await screen.findByText(/^Give a name of two words or more/)).toBeTruthy()
  expect(screen.queryByLabelText(/(First|Last) name/)).toBeNull()
  await person.type(screen.getByLabelText('Name of the organisation'), ' Canada')
  await person.click(screen.getByRole('button', { name: 'Create account' }))

  const { firstName, lastName, email } = created
  await waitFor(() =>
    expect(network.callsTo(accountRoutes.createVoiceOfAccount)).toMatchObject([
      { body: { firstName, lastName, email } },
    ]),
  )
})
