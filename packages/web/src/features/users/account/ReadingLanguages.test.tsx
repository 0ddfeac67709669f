import { userRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signedInApp } from '../../../testing/application.ts'
import { someUser } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ReadingLanguages } from './ReadingLanguages.tsx'

it('the languages somebody reads are chosen one by one, and never none', async () => {
  const network = signedInApp(['Doctor'])
  let languages = someUser.readingLanguages
  network.on(userRoutes.getUser, () => ({ body: { ...someUser, readingLanguages: languages } }))
  network.on(userRoutes.setReadingLanguages, ({ body }) => {
    languages = (body as { languages: typeof languages }).languages
    return { status: 204 }
  })
  const { person } = openScreen('/', [{ path: '/', element: <ReadingLanguages userId={someUser.id} /> }])
  const english = await screen.findByRole('button', { name: 'English', pressed: true })

  await person.click(english)
  await screen.findByRole('button', { name: 'English', pressed: false })
  await person.click(screen.getByRole('button', { name: 'Français', pressed: true }))

  await waitFor(() => expect(network.callsTo(userRoutes.setReadingLanguages)).toHaveLength(1))
  expect(languages).toEqual(['fr'])
})
