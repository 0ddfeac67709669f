import type { Role } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { signInAs, userId } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'

it.each<[Role, { posts: boolean; folios: boolean }]>([
  ['Doctor', { posts: true, folios: true }],
  ['VoiceOf', { posts: true, folios: false }],
  ['Sponsor', { posts: false, folios: false }],
])('a %s reads what becomes of what they have, and of nothing else', async (role, { posts, folios }) => {
  signInAs([role])

  openScreen('/', [{ path: '/', element: <DeleteAccount userId={userId} /> }])

  const text = (await screen.findByText(/^Your name, profile/)).textContent
  expect(text?.includes('posts')).toBe(posts)
  expect(text?.includes('olios')).toBe(folios)
})
