import type { Attachment, Content, UserArticle, UserExternalLink } from '@materia/contract'
import { contentRoutes } from '@materia/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../../lib/query.ts'
import { someAttachment, someUserArticle } from '../../../testing/contents.ts'
import { fakeNetwork } from '../../../testing/network.ts'
import { colleagueId, signInAs, userId } from '../../../testing/people.ts'
import { openScreen } from '../../../testing/render.tsx'
import { ContentDetails } from './ContentDetails.tsx'

function openDetails(content: Content) {
  signInAs(['Doctor'])
  const network = fakeNetwork()
  network.replies(contentRoutes.getContent, content)
  network.replies(contentRoutes.searchContents, [])
  network.on(contentRoutes.recordView, () => ({}))
  const element = (
    <QueryClientProvider client={queryClient}>
      <ContentDetails contentItemId={content.contentItemId} versionId={null} onVersion={() => undefined} />
    </QueryClientProvider>
  )
  return openScreen('/', [{ path: '/', element }])
}

const me = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }
const colleague = { userId: colleagueId, name: 'Sofia Rossi', profilePictureAttachmentId: null }
const address = ({ id }: Attachment) => `/api/attachment/${id}`
const picturesOf = (attachment: Attachment) =>
  screen.getAllByRole('img').filter((image) => image.getAttribute('src')?.startsWith(address(attachment)))

const somePost = (changes: Partial<UserArticle>): UserArticle => ({
  ...someUserArticle('Sick-day rules'),
  byline: 'Amina Haddad',
  authors: [me],
  ...changes,
})

const someLink = (picture: Attachment): UserExternalLink => {
  const { content, ...post } = somePost({ featuredImage: picture })
  return {
    ...post,
    contentItemType: 'UserExternalLink',
    externalLinkType: 'Article',
    externalLink: 'https://materia.test/talk',
    linkTitle: 'A recorded talk',
    linkSite: 'materia.test',
    linkImageAttachmentId: picture.id,
  }
}

describe('a published post', () => {
  it('leads from its title to its comments, where it has some', async () => {
    openDetails(somePost({ commentCount: 2 }))

    expect((await screen.findByRole('link', { name: '2 comments' })).getAttribute('href')).toBe('#comments')
  })

  it('shows a picture of its text once', async () => {
    const picture = someAttachment('Card', { type: 'Image' })
    openDetails(somePost({ content: `<p>Before</p><img src="${address(picture)}" alt="A card">`, images: [picture] }))

    await screen.findByText('Before')
    expect(picturesOf(picture)).toHaveLength(1)
  })

  it('keeps the place of its pictures before they come', async () => {
    const inText = someAttachment('Card', { type: 'Image', width: 1000, height: 600 })
    const featured = someAttachment('Cover', { type: 'Image', width: 800, height: 450 })
    const content = `<p>Before</p><img src="${address(inText)}" alt="A card">`
    openDetails(somePost({ content, images: [inText], featuredImage: featured }))

    await screen.findByText('Before')
    for (const { id, width, height } of [inText, featured]) {
      const shown = document.querySelector<HTMLImageElement>(`img[src^="/api/attachment/${id}"]`)
      expect([shown?.getAttribute('width'), shown?.getAttribute('height')]).toEqual([`${width}`, `${height}`])
    }
  })

  it('shows its featured picture once, though the text has it too', async () => {
    const picture = someAttachment('Card', { type: 'Image' })
    const content = `<p>Before</p><img src="${address(picture)}" alt="A card">`
    openDetails(somePost({ content, images: [picture], featuredImage: picture }))

    await screen.findByText('Before')
    expect(picturesOf(picture)).toHaveLength(1)
  })

  it('shows the picture of a linked page once', async () => {
    const picture = someAttachment('Preview', { type: 'Image', altText: 'A stage' })
    openDetails(someLink(picture))

    await screen.findByText('A recorded talk')
    expect(document.querySelectorAll(`img[src^="${address(picture)}"]`)).toHaveLength(1)
  })

  it('names its author once, with the others after them', async () => {
    openDetails(somePost({ authors: [me, colleague], byline: 'Amina Haddad, Sofia Rossi' }))

    await screen.findByRole('heading', { level: 1, name: 'Sick-day rules' })
    expect(screen.getAllByText(/Amina Haddad/)).toHaveLength(1)
    expect(screen.getAllByText(/Sofia Rossi/)).toHaveLength(1)
  })

  it('does not say in a summary what its text says in the same words', async () => {
    const summary = 'Vomiting and fever make drugs do harm. We print one card.'
    const content = '<p>Vomiting and fever make drugs <b>do harm</b>. It is common.</p><p>We print one card.</p>'
    openDetails(somePost({ summary, content }))

    await screen.findByRole('heading', { level: 1, name: 'Sick-day rules' })
    expect(screen.queryByText(summary)).toBeNull()
  })

  it('has its summary where the text does not say it', async () => {
    openDetails(somePost({ summary: 'One card, two sentences.', content: '<p>We print one card.</p>' }))

    expect(await screen.findAllByText('One card, two sentences.')).toHaveLength(1)
  })
})

describe('the files of a post', () => {
  it('are named with their kind and size', async () => {
    const file = someAttachment('Dose table', { type: 'Document', fileName: 'dose-table.xlsx', sizeInBytes: 48_210 })
    openDetails(somePost({ attachments: [file] }))

    expect(await screen.findByRole('link', { name: 'Dose table' })).toBeTruthy()
    expect(screen.getByText('XLSX · 48 kB')).toBeTruthy()
  })

  it('that are videos play in the page', async () => {
    const video = someAttachment('Inhaler technique', {
      type: 'Video',
      fileName: 'inhaler.mp4',
      sizeInBytes: 2_400_000,
    })
    openDetails(somePost({ attachments: [video] }))

    const player = await screen.findByLabelText<HTMLVideoElement>('Inhaler technique')
    expect(player.tagName).toBe('VIDEO')
    expect(player.controls).toBe(true)
    expect(player.getAttribute('src')).toBe(address(video))
    expect(screen.getByText('MP4 · 2.4 MB')).toBeTruthy()
  })

  it('that are PDFs open in the page when asked for', async () => {
    const pdf = someAttachment('Handout', { type: 'PDF', fileName: 'handout.pdf', sizeInBytes: 120_000 })
    const { person } = openDetails(somePost({ attachments: [pdf] }))

    await person.click(await screen.findByRole('button', { name: 'Read here: Handout' }))

    expect(screen.getByTitle('Handout').getAttribute('src')).toBe(address(pdf))
  })
})
