import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { signInAs, userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { AuthorsField } from './AuthorsField.tsx'
import type { AuthorField } from './authors.ts'

const lee = { userId: '0198b8a0-0000-7000-a000-00000000000a', name: 'Lee Chan', about: 'Cardiology' }
const jo = { userId: '0198b8a0-0000-7000-a000-00000000000b', name: 'Jo Roy', status: 'Asked' as const }
const kim = { userId: '0198b8a0-0000-7000-a000-00000000000c', name: 'Kim Ott' }

function Field() {
  const [authors, setAuthors] = useState<AuthorField[]>([{ userId, name: 'Amina Haddad' }, jo, kim])
  return (
    <AuthorsField
      authors={authors}
      isOwnWork
      onChange={setAuthors}
      findColleagues={async () => [{ ...lee, status: 'Named' }]}
    />
  )
}

const chips = () => screen.getAllByText(/ · |Haddad/).map(({ textContent }) => textContent)

it('the authors of a post say who was asked, who agreed and who has no account', async () => {
  signInAs(['Doctor'])
  const { person } = openScreen('/', [{ path: '/', element: <Field /> }])
  const box = await screen.findByRole('combobox', { name: 'Authors' })

  await person.type(box, 'Lee')
  await person.click(await screen.findByRole('option', { name: /Lee Chan/ }))
  await person.type(box, 'A. N. Other{Enter}')

  await waitFor(() =>
    expect(chips()).toEqual([
      'Amina Haddad',
      'Jo Roy · asked',
      'Kim Ott · agreed',
      'Lee Chan · will be asked',
      'A. N. Other · not a member',
    ]),
  )
})

it('the writer of an article stays among its authors, whatever is cleared', async () => {
  signInAs(['Doctor'])
  const { person } = openScreen('/', [{ path: '/', element: <Field /> }])
  await screen.findByText('Amina Haddad')

  await person.click(screen.getByRole('combobox', { name: 'Authors' }))
  await person.keyboard('{Backspace}{Backspace}{Backspace}')

  expect(chips()).toEqual(['Amina Haddad'])
})
