import type { Role } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signInAs, userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { DownloadMyData } from './DownloadMyData.tsx'

it.each<[Role, string]>([
  ['Doctor', 'devices, posts, folios and messages'],
  ['VoiceOf', 'devices and posts'],
  ['Sponsor', 'follows and devices'],
])('a %s reads of what they have that it is in the file', async (role, last) => {
  signInAs([role])

  openScreen('/', [{ path: '/', element: <DownloadMyData userId={userId} /> }])

  expect((await screen.findByText(/^Everything Materia keeps/)).textContent).toContain(`${last}.`)
})
