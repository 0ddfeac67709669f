import { type Attachment, attachmentRoutes, contentRoutes, postRoutes, profileRoutes } from '@materia/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createBuffer } from '../../features/posts/draft-buffer.ts'
import { blankFields } from '../../features/posts/post-fields.ts'
import { signedInApp } from '../../testing/application.ts'
import { someAttachment, uploadsBy } from '../../testing/attachments.ts'
import { draftOf, someArticle, someSummary, someUserArticle } from '../../testing/contents.ts'
import { userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { CreateContentPage } from './CreateContentPage.tsx'

const attachment = someAttachment('figure.png')
const figure = () => new File(['picture'], 'figure.png', { type: 'image/png' })

/** A desk, narrow as on a phone, whose uploads take until they are let through. */
function openDesk() {
  const network = signedInApp(['Doctor'])
  network.replies(profileRoutes.listAreasOfInterest, [])
  network.on(postRoutes.createDraftArticle, ({ body }) => ({ body: draftOf(body) }))
  network.on(postRoutes.updateDraftArticle, ({ body }) => ({ body: draftOf(body) }))
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  network.on(attachmentRoutes.uploadAttachment, async () => {
    await answered
    return { body: attachment }
  })
  vi.stubGlobal('XMLHttpRequest', uploadsBy(attachment, answered))
  const sent = () => network.heard.filter(({ path }) => /userdraftarticle/i.test(path)).at(-1)?.body
  return { ...openScreen('/create-content/UserArticle', screens), network, letThrough: answer, sent }
}
const screens = [{ path: '/create-content/:contentItemType?', Component: CreateContentPage }]

describe('the desk', () => {
  it('goes on uploading a file when the sheet with the details is closed', async () => {
    const { person, letThrough, sent } = openDesk()
    await person.click(await screen.findByRole('button', { name: 'Details' }))
    const sheet = await screen.findByLabelText('Details')
    const attachments = within(sheet).getByRole('region', { name: 'Attachments' })
    await person.upload(attachments.querySelector('input[type=file]') as HTMLInputElement, figure())
    await within(attachments).findByRole('progressbar', { name: 'Uploading figure.png' })
    await person.click(within(sheet).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(!sheet.isConnected || sheet.style.visibility === 'hidden').toBe(true))

    letThrough()

    await waitFor(() => expect(sent()).toMatchObject({ attachmentIds: [attachment.id] }))
  })

  it('leads from the title to the text by Enter', async () => {
    const { person, sent } = openDesk()
    const text = await screen.findByRole('textbox', { name: 'Text of the post' })

    await person.type(screen.getByRole('textbox', { name: 'Title' }), 'A painful knee{Enter}')

    await waitFor(() => expect(document.activeElement).toBe(text))
    await waitFor(() => expect(sent()).toMatchObject({ title: 'A painful knee' }))
  })

  it.each([
    ['https://doi.org/10.1000/inventin.1', '10.1000/inventin.1'],
    ['PMID 12345678', '12345678'],
  ])('writes the whole reference for %s, of an article that Materia has', async (typed, searchTerm) => {
    const { network, person, sent } = openDesk()
    const article = someArticle('Inventin versus placebo', { doi: '10.1000/INVENTIN.1', pmid: '12345678' })
    network.replies(contentRoutes.searchContents, [someSummary(article.title)])
    network.replies(contentRoutes.getContent, article)
    await person.click(await screen.findByRole('button', { name: 'Cite a reference' }))

    await person.type(await screen.findByRole('textbox', { name: 'New reference' }), typed)
    await person.click(screen.getByRole('button', { name: 'Add and cite' }))

    const reference = /Adams A, Brown B, Clark C, et al\. Inventin versus placebo\. .*doi:10\.1000\/INVENTIN\.1/
    expect(await screen.findByText(reference)).toBeTruthy()
    await waitFor(() => expect(sent()).toMatchObject({ content: expect.stringMatching(reference) }))
    expect(network.callsTo(contentRoutes.searchContents)[0]?.query.get('searchTerm')).toBe(searchTerm)
  })

  it('leaves a reference as it was typed where Materia has no such article', async () => {
    const { network, person } = openDesk()
    network.replies(contentRoutes.searchContents, [someSummary('Something near')])
    network.replies(contentRoutes.getContent, someArticle('Something near', { doi: '10.1000/other', pmid: null }))
    await person.click(await screen.findByRole('button', { name: 'Cite a reference' }))

    await person.type(await screen.findByRole('textbox', { name: 'New reference' }), '10.1000/inventin.1{Enter}')
    await person.click(screen.getByRole('button', { name: 'Add and cite' }))

    expect(await screen.findByText('10.1000/inventin.1')).toBeTruthy()
  })

  it('lets attachments be put into another order', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.listAreasOfInterest, [])
    network.on(postRoutes.updateDraftArticle, ({ body }) => ({ body: draftOf(body) }))
    const files = [someAttachment('first'), { ...someAttachment('second'), id: '0198b8a0-0000-7000-8000-0000000000e2' }]
    const draft = { ...draftOf({ title: 'Two files' }), attachments: files }
    network.replies(contentRoutes.getContent, draft)
    const { person } = openScreen(`/create-content/UserArticle?contentItemId=${draft.contentItemId}`, screens)
    await person.click(await screen.findByRole('button', { name: 'Details' }))

    await person.click(await screen.findByRole('button', { name: 'Move second up' }))

    const ids = files.map(({ id }) => id).toReversed()
    const sent = () => network.callsTo(postRoutes.updateDraftArticle).at(-1)?.body
    await waitFor(() => expect(sent()).toMatchObject({ attachmentIds: ids }), { timeout: 3_000 })
    expect(screen.queryByRole('button', { name: 'Move second up' })).toBeNull()
  })

  it('describes the featured picture, and takes away pictures that stand beside the text', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.listAreasOfInterest, [])
    network.on(postRoutes.updateDraftArticle, ({ body }) => ({ body: draftOf(body) }))
    const [kept, gone, featured] = ['e1', 'e2', 'e3'].map((end) =>
      someAttachment(`${end}.png`, { id: `0198b8a0-0000-7000-8000-0000000000${end}` }),
    ) as [Attachment, Attachment, Attachment]
    const draft = { ...draftOf({ title: 'Three pictures' }), images: [kept, gone], featuredImage: featured }
    network.replies(contentRoutes.getContent, draft)
    const { person } = openScreen(`/create-content/UserArticle?contentItemId=${draft.contentItemId}`, screens)
    await person.click(await screen.findByRole('button', { name: 'Details' }))

    await person.type(await screen.findByRole('textbox', { name: 'Alt text' }), 'A chart')
    await person.click(screen.getByRole('button', { name: 'Remove the picture e2.png' }))

    const sent = () => network.callsTo(postRoutes.updateDraftArticle).at(-1)?.body
    const wanted = { featuredImageId: featured.id, featuredImageAltText: 'A chart', imageIds: [kept.id] }
    await waitFor(() => expect(sent()).toMatchObject(wanted), { timeout: 3_000 })
  })

  it('keeps a picture beside the text that is the featured one too', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.listAreasOfInterest, [])
    network.on(postRoutes.updateDraftArticle, ({ body }) => ({ body: draftOf(body) }))
    const draft = { ...draftOf({ title: 'Twice the same' }), images: [attachment], featuredImage: attachment }
    network.replies(contentRoutes.getContent, draft)
    const { person } = openScreen(`/create-content/UserArticle?contentItemId=${draft.contentItemId}`, screens)
    await person.click(await screen.findByRole('button', { name: 'Details' }))

    await person.type(await screen.findByRole('textbox', { name: 'Alt text' }), 'A chart')

    expect(screen.queryByRole('region', { name: 'Pictures beside the text' })).toBeNull()
    const sent = () => network.callsTo(postRoutes.updateDraftArticle).at(-1)?.body
    const wanted = { featuredImageId: attachment.id, featuredImageAltText: 'A chart', imageIds: [attachment.id] }
    await waitFor(() => expect(sent()).toMatchObject(wanted), { timeout: 3_000 })
  })

  it('puts a picture into the text that arrives during the preview', async () => {
    const { person, letThrough, sent } = openDesk()
    await person.upload(await screen.findByLabelText('Pictures'), figure())
    await person.click(screen.getByRole('button', { name: 'Preview' }))
    const preview = await screen.findByRole('article', { name: 'Preview' })

    letThrough()

    await waitFor(() => expect(preview.querySelector(`img[src="${attachment.url}"]`)).toBeTruthy())
    await waitFor(() => expect(sent()).toMatchObject({ content: expect.stringContaining(attachment.url) }))
    await person.click(screen.getByRole('button', { name: 'Back to writing' }))
    expect(screen.getByRole('textbox', { name: 'Text of the post' }).querySelector('img')).toBeTruthy()
  })

  it('lets nothing be published while a picture of the text is on its way, and says why', async () => {
    const { person, letThrough } = openDesk()
    await person.upload(await screen.findByLabelText('Pictures'), figure())

    const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' })
    const reason = 'One file is still on its way. Publish when it has arrived.'
    await waitFor(() => expect(publish.disabled).toBe(true))
    expect(screen.getByText(reason)).toBeTruthy()
    letThrough()

    await waitFor(() => expect(publish.disabled).toBe(false))
    expect(screen.queryByText(reason)).toBeNull()
  })

  it('lets nothing be published while the featured picture or an attachment is on its way', async () => {
    const { person, letThrough } = openDesk()
    await person.click(await screen.findByRole('button', { name: 'Details' }))
    const sheet = await screen.findByLabelText('Details')
    for (const name of ['Featured picture', 'Attachments']) {
      const input = within(sheet).getByRole('region', { name }).querySelector('input[type=file]')
      await person.upload(input as HTMLInputElement, figure())
    }

    const publish = screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' })
    await screen.findByText('2 files are still on their way. Publish when they have arrived.')
    expect(publish.disabled).toBe(true)
    letThrough()

    await waitFor(() => expect(publish.disabled).toBe(false))
  })
})

describe('a published post', () => {
  it('is published anew once, however often that is asked for before its words were looked at', async () => {
    const post = someUserArticle('Statins')
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.listAreasOfInterest, [])
    network.replies(contentRoutes.getContent, post)
    network.replies(postRoutes.updateArticle, post)
    const address = `/create-content/UserArticle?contentItemId=${post.contentItemId}`
    const { person } = openScreen(address, [...screens, { path: '*', element: 'Elsewhere' }])
    await person.type(await screen.findByRole('textbox', { name: 'Title' }), ' again')
    const publish = screen.getByRole('button', { name: 'Publish changes' })

    fireEvent.click(publish)
    fireEvent.click(publish)

    await screen.findByText('Elsewhere')
    expect(network.callsTo(postRoutes.updateArticle)).toHaveLength(1)
  })
})

describe('a published post that was deleted elsewhere', () => {
  const post = someUserArticle('Statins')
  const address = `/create-content/UserArticle?contentItemId=${post.contentItemId}`

  it('says so where it is to be published, and goes on as a new draft', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.listAreasOfInterest, [])
    network.replies(contentRoutes.getContent, post)
    network.refuses(postRoutes.updateArticle, 404, 'The post was not found.')
    network.on(postRoutes.createDraftArticle, ({ body }) => ({ body: draftOf(body) }))
    const { person } = openScreen(address, screens)

    await person.type(await screen.findByRole('textbox', { name: 'Title' }), ', once more')
    await person.click(screen.getByRole('button', { name: 'Publish changes' }))
    await screen.findByText(/This post was deleted elsewhere/)
    await person.click(screen.getByRole('button', { name: 'Start anew with this text' }))

    await waitFor(() => expect(screen.queryByText(/This post was deleted elsewhere/)).toBeNull())
    expect(network.callsTo(postRoutes.createDraftArticle).at(-1)?.body).toMatchObject({ title: 'Statins, once more' })
    expect(Object.values(localStorage).join()).not.toContain('once more')
  })

  it('shows what was written upon it when it is opened again', async () => {
    const network = signedInApp(['Doctor'])
    network.replies(profileRoutes.listAreasOfInterest, [])
    network.refuses(contentRoutes.getContent, 404, 'The item was not found.')
    network.refuses(postRoutes.createDraftArticle, 404, 'The draft was not found.')
    const fields = { ...blankFields([]), title: 'Statins, once more' }
    createBuffer(userId, post.contentItemId).keep({ fields, xmin: 1, at: Date.now() })

    openScreen(address, screens)

    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title' })).value).toBe(fields.title)
    await screen.findByText(/This post was deleted elsewhere/, {}, { timeout: 3_000 })
  })
})
