import { userRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { signedInApp } from '../../../testing/application.ts'
import { someUser } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ChangePassword } from './ChangePassword.tsx'

it('a refused change says why above the form, and brings that into sight once', async () => {
  const network = signedInApp(['Doctor'])
  network.replies(userRoutes.changePassword, {
    succeeded: false,
    errors: [{ code: 'PasswordMismatch', description: 'Incorrect password.' }],
  })
  const brought: (string | null)[] = []
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this.textContent)
  })
  onTestFinished(() => scrolling.mockRestore())
  const { person } = openScreen('/', [{ path: '/', element: <ChangePassword /> }])

  await person.type(await screen.findByLabelText('Current password'), 'Wrong-one-1')
  await person.type(screen.getByLabelText('New password'), 'Green-lake-77')
  await person.type(screen.getByLabelText('Confirm password'), 'Green-lake-77')
  await person.click(screen.getByRole('button', { name: 'Change password' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect password.')
  await person.type(screen.getByLabelText('Current password'), 'x')

  expect(brought).toEqual(['Incorrect password.'])
})

it('says whose password it is to whatever keeps passwords', async () => {
  signedInApp(['Doctor'])
  openScreen('/', [{ path: '/', element: <ChangePassword /> }])

  const form = (await screen.findByLabelText('Current password')).closest('form')

  await waitFor(() =>
    expect(form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe(someUser.email),
  )
})
