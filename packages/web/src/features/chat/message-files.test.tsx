import { contentRoutes, moderationRoutes, postRoutes } from '@materia/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { someAttachment, uploadsBy } from '../../testing/attachments.ts'
import { someSummary } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { userId } from '../../testing/people.ts'
import { someMessage } from '../../testing/rooms.ts'
import { chatHubServer, ward } from './testing/hub.ts'

const { answers, heard, asked, openDiscussions } = chatHubServer()
const picture = someAttachment('ecg.png')
const inWard = `/discussions?chatroomId=${ward.id}`

/** jsdom has no layout, and the conversation draws only what has room. */
function giveRoom() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  onTestFinished(() => void vi.restoreAllMocks())
}

function openWith(message: Parameters<typeof someMessage>[2]) {
  giveRoom()
  answers.GetMessages = { messages: [someMessage(ward.id, 1, message)], nextCursor: null, changeVersion: 0 }
  return openDiscussions(inWard)
}

describe('files in a conversation', () => {
  it('go along with a message once the sender was asked what the picture shows', async () => {
    const network = fakeNetwork()
    network.on(moderationRoutes.recordPatientDataWarning, () => ({}))
    vi.stubGlobal('XMLHttpRequest', uploadsBy(picture, Promise.resolve()))
    answers.SendMessage = someMessage(ward.id, 1, { fromUserId: userId, content: 'ecg.png', attachments: [picture] })
    const { person } = await openDiscussions(inWard)
    await screen.findByRole('button', { name: 'Attach pictures and files' })
    const picker = document.querySelector('input[type=file]') as HTMLInputElement

    await person.upload(picker, new File(['picture'], 'ecg.png', { type: 'image/png' }))
    await screen.findByRole('button', { name: 'Remove ecg.png' })
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false))
    await person.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/^Picture ecg.png: is there a face/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Send anyway' }))

    await asked('SendMessage')
    expect(heard.find(([method]) => method === 'SendMessage')?.[1]).toMatchObject({
      content: 'ecg.png',
      attachmentIds: [picture.id],
    })
    expect(network.callsTo(moderationRoutes.recordPatientDataWarning).map(({ body }) => body)).toEqual([
      { source: 'Message', kinds: ['Picture'], decision: 'Sent' },
    ])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove ecg.png' })).toBeNull())
  })

  it('are shown: a picture to look at, a file by its name and size', async () => {
    const paper = someAttachment('protocol.pdf', { id: 'paper', type: 'PDF', sizeInBytes: 52_000 })
    await openWith({ content: 'Two files', attachments: [picture, paper] })

    const messages = await screen.findByRole('log', { name: 'Messages' })
    const shown = await within(messages).findByRole('img', { name: 'ecg.png' })
    expect(shown.getAttribute('src')).toBe(`${picture.url}?size=medium`)
    expect(
      within(messages)
        .getByRole('link', { name: /protocol.pdf\s*52 kB/ })
        .getAttribute('href'),
    ).toBe('/api/attachment/paper')
    expect(within(messages).getByText('Two files')).toBeTruthy()
  })

  it('need no words: their names are not said twice', async () => {
    await openWith({ content: 'ecg.png', attachments: [picture] })

    const messages = await screen.findByRole('log', { name: 'Messages' })
    await within(messages).findByRole('img', { name: 'ecg.png' })
    expect(within(messages).queryByText('ecg.png')).toBeNull()
  })
})

describe('a link in a message', () => {
  it('shows what the server saw of the page', async () => {
    const network = fakeNetwork()
    network.replies(postRoutes.previewLink, {
      status: 'ready',
      title: 'Statins after 75',
      site: 'A Journal',
      imageAttachmentId: picture.id,
    })
    await openWith({ content: 'Read https://journal.example.org/statins.' })

    const card = await screen.findByRole('link', { name: /Statins after 75\s*A Journal/ })

    expect(card.getAttribute('href')).toBe('https://journal.example.org/statins')
    expect(card.querySelector('img')?.getAttribute('src')).toBe(`${picture.url}?size=small`)
    expect(network.callsTo(postRoutes.previewLink).map(({ query }) => query.get('externalLink'))).toEqual([
      'https://journal.example.org/statins',
    ])
  })

  it('of an item of ours shows the item, its safety notice and Save', async () => {
    const retraction = { noticeId: 'n1', kind: 'Retraction', state: 'Active', severity: 'Critical' } as const
    const summary = {
      ...someSummary('Ranitidine and the kidney'),
      notices: [{ ...retraction, title: 'This article was retracted.' }],
    }
    const network = fakeNetwork()
    network.replies(contentRoutes.getContentSummary, summary)
    await openWith({ content: `${window.location.origin}/contents/${summary.contentItemId}` })

    expect(await screen.findByRole('link', { name: summary.title })).toBeTruthy()
    expect(screen.getByText('This article was retracted.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /^Save to folio: Ranitidine/ })).toBeTruthy()
    expect(network.callsTo(postRoutes.previewLink)).toEqual([])
  })
})
