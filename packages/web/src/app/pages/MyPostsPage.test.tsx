import { postRoutes } from '@materia/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { MyPostsPage } from './MyPostsPage.tsx'

it('somebody without drafts is led to the first one once', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(postRoutes.listOwnContent, [])
  network.replies(postRoutes.listAuthorRequests, [])

  openScreen('/my-posts?tab=drafts', [{ path: '/my-posts', Component: MyPostsPage }])

  expect(await screen.findByText('No drafts.')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Create content' })).toHaveLength(1)
})
