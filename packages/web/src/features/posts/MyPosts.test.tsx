import { type PostEntry, postRoutes } from '@materia/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someSummary } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { signInAs } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { MyPosts } from './MyPosts.tsx'

const post: PostEntry = {
  ...someSummary('A case'),
  contentItemType: 'UserArticle',
  isPublished: true,
  updatedOn: '2026-01-01T00:00:00Z',
}
const nothing = () => undefined
const screens = [{ path: '/', element: <MyPosts tab="published" onTab={nothing} isSponsor={false} /> }]

function openPosts() {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(postRoutes.listOwnContent, [post])
  network.replies(postRoutes.listAuthorRequests, [])
  network.on(postRoutes.restoreOwnContent, () => ({}))
  return { network, ...openScreen('/', screens) }
}

async function deleteAndUndo({ person }: Pick<ReturnType<typeof openPosts>, 'person'>) {
  await person.click(await screen.findByRole('button', { name: 'Actions for A case' }))
  await person.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await person.click(await screen.findByRole('button', { name: 'Undo' }))
}

it('a post is brought back only after its deletion has gone through', async () => {
  const opened = openPosts()
  let answer = () => {}
  const answered = new Promise<void>((go) => {
    answer = go
  })
  opened.network.on(postRoutes.deleteOwnContent, async () => {
    await answered
    return {}
  })

  await deleteAndUndo(opened)
  expect(opened.network.callsTo(postRoutes.restoreOwnContent)).toEqual([])
  answer()

  await waitFor(() => expect(opened.network.callsTo(postRoutes.restoreOwnContent)).toHaveLength(1))
})

it('a post that could not be deleted is there again, and why is said', async () => {
  const opened = openPosts()
  opened.network.refuses(postRoutes.deleteOwnContent, 409, 'It is promoted.')
  await opened.person.click(await screen.findByRole('button', { name: 'Actions for A case' }))

  await opened.person.click(await screen.findByRole('menuitem', { name: 'Delete' }))

  expect(await screen.findByText('It is promoted.')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'A case' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('what is published is shown first where there are no drafts', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(postRoutes.listOwnContent, [post])
  network.replies(postRoutes.listAuthorRequests, [])
  openScreen('/', [{ path: '/', element: <MyPosts tab={undefined} onTab={nothing} isSponsor={false} /> }])

  expect(await screen.findByRole('link', { name: 'A case' })).toBeTruthy()
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Published (1)')
})

it('somebody named as an author answers on their own list', async () => {
  const opened = openPosts()
  const asked = { contentItemId: post.contentItemId, contentItemType: 'UserArticle' as const, title: 'A joint case' }
  const askedBy = { userId: post.contentItemId, name: 'Lee Chan', profilePictureAttachmentId: null }
  opened.network.replies(postRoutes.listAuthorRequests, [{ ...asked, askedBy, askedOn: '2026-01-01T00:00:00Z' }])
  opened.network.on(postRoutes.answerAuthorRequest, () => ({}))

  await opened.person.click(await screen.findByRole('button', { name: 'Accept: A joint case' }))

  expect(await screen.findByText('Your name stands on the post.')).toBeTruthy()
  expect(opened.network.callsTo(postRoutes.answerAuthorRequest)).toMatchObject([
    { path: `/api/usercontent/${post.contentItemId}/author`, body: { accepted: true } },
  ])
})

it('leads a sponsor for whom nothing is promoted yet to those who promote', async () => {
  signInAs(['Sponsor'])
  const network = fakeNetwork()
  network.replies(postRoutes.listAuthorRequests, [])
  network.replies(postRoutes.listOwnContent, [])
  openScreen('/', [{ path: '/', element: <MyPosts tab="promoted" onTab={nothing} isSponsor /> }])

  const write = await screen.findByRole('link', { name: 'Write to us' })
  expect(write.getAttribute('href')).toBe('/contact-us?reason=BusinessInquiry')
})

it('leads from a post of one’s own to its comments', async () => {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(postRoutes.listAuthorRequests, [])
  network.replies(postRoutes.listOwnContent, [{ ...post, commentCount: 2 }])
  openScreen('/', screens)

  const comments = await screen.findByRole('link', { name: /^2 comments/ })

  expect(comments.getAttribute('href')).toBe(`/contents/${post.contentItemId}#comments`)
})
