import { type Comment, commentRoutes, type Role } from '@materia/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { someCommon } from '../../testing/contents.ts'
import { fakeNetwork } from '../../testing/network.ts'
import { colleagueId, signInAs, userId } from '../../testing/people.ts'
import { openScreen } from '../../testing/render.tsx'
import { Comments } from './Comments.tsx'

const content = someCommon()
const slots = { findPeople: async () => [], report: () => <button type="button">Report</button> }

const someComment = (id: string, changes: Partial<Comment> = {}): Comment => ({
  id,
  contentItemId: content.contentItemId,
  parentId: null,
  author: { userId: colleagueId, name: 'Mei Chan', profilePictureAttachmentId: null },
  content: `Comment ${id}`,
  createdOn: '2026-03-04T10:00:00Z',
  editedOn: null,
  isDeleted: false,
  isHidden: false,
  clientCommentId: id,
  isQuestion: false,
  answeredOn: null,
  references: [],
  ...changes,
})

function open(comments: Comment[], { commentsClosed = false, roles = ['Doctor'] as Role[], address = '/' } = {}) {
  signInAs(roles)
  const network = fakeNetwork()
  network.replies(commentRoutes.listComments, comments)
  const element = <Comments content={{ ...content, commentsClosed }} slots={slots} />
  return {
    network,
    ...openScreen(address, [
      { path: '/', element },
      { path: '/away', element: null },
    ]),
  }
}

describe('comments beneath an item', () => {
  it('stand in threads, and say what was edited or deleted', async () => {
    open([
      someComment('one', { content: '', isDeleted: true }),
      someComment('two', { parentId: 'one', editedOn: '2026-03-05T10:00:00Z' }),
    ])

    const [thread] = await screen.findAllByRole('listitem')
    expect(thread && within(thread).getByText('This comment was deleted.')).toBeTruthy()
    expect(thread && within(thread).getByText('Comment two')).toBeTruthy()
    expect(screen.getByText(/· edited/)).toBeTruthy()
  })

  it('are brought into sight where the address names one', async () => {
    const seen: string[] = []
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (this: Element) {
      seen.push(this.id)
    }
    onTestFinished(() => {
      Element.prototype.scrollIntoView = scrollIntoView
    })

    open([someComment('one'), someComment('two')], { address: '/#comment-two' })

    await waitFor(() => expect(seen).toEqual(['comment-two']))
    expect(document.activeElement?.id).toBe('comment-two')
  })

  it('are asked of those alone who may write them', async () => {
    open([], { roles: ['Sponsor'] })

    expect(await screen.findByText('No comments yet.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('are added, under one client id until the server has them', async () => {
    const { network, person } = open([])
    const answers = [{ status: 503 }, { body: someComment('new', { content: 'Which dose?' }) }]
    network.on(commentRoutes.addComment, () => answers.shift() ?? {})

    await person.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Which dose?')
    await person.click(screen.getByRole('button', { name: 'Comment' }))
    await screen.findByRole('alert')
    await person.click(screen.getByRole('button', { name: 'Comment' }))

    await expect.poll(() => network.callsTo(commentRoutes.addComment).length).toBe(2)
    const ids = network.callsTo(commentRoutes.addComment).map(({ body }) => (body as Comment).clientCommentId)
    expect(ids[0]).toBe(ids[1])
  })

  it('keep what was begun, a comment and an answer, until it is sent or given up', async () => {
    const { network, person, router } = open([someComment('one')])
    await person.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Which dose')
    await person.click(screen.getByRole('button', { name: 'Answer' }))
    await person.type(screen.getByPlaceholderText('Answer Mei Chan…'), 'Twice')
    const leaveAndComeBack = async () => {
      await act(() => router.navigate('/away'))
      expect(screen.queryByRole('textbox')).toBeNull()
      await act(() => router.navigate('/'))
    }
    await leaveAndComeBack()

    network.replies(commentRoutes.addComment, someComment('new'))
    const answer = await screen.findByDisplayValue('Twice')
    expect(document.activeElement).not.toBe(answer)
    await person.type(screen.getByDisplayValue('Which dose'), '?{Control>}{Enter}{/Control}')
    await expect
      .poll(() => network.callsTo(commentRoutes.addComment).map(({ body }) => body))
      .toMatchObject([{ content: 'Which dose?', parentId: null }])
    await waitFor(() => expect(screen.queryByDisplayValue('Which dose?')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Cancel' }))
    await leaveAndComeBack()

    expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })).value).toBe('')
  })

  it('leave what is typed while one is sent', async () => {
    const { network, person } = open([])
    const { promise: stored, resolve: store } = Promise.withResolvers<void>()
    network.on(commentRoutes.addComment, async () => {
      await stored
      return { body: someComment('new', { content: 'Which dose?' }) }
    })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })

    await person.type(field, 'Which dose?{Control>}{Enter}{/Control}')
    await expect.poll(() => network.callsTo(commentRoutes.addComment).length).toBe(1)
    await person.type(field, ' And how long?')
    store()

    await waitFor(() => expect(screen.getByRole('button', { name: 'Comment' })).toHaveProperty('disabled', false))
    expect(field.value).toBe('Which dose? And how long?')
  })

  it('offer Edit and Delete on one’s own, and Report on others’', async () => {
    const own = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }
    open([someComment('mine', { author: own }), someComment('theirs')])

    expect(await screen.findAllByRole('button', { name: 'Actions for the comment by Amina Haddad' })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Report' })).toHaveLength(1)
  })

  it('are marked as questions, and as answered by whoever asked', async () => {
    const own = { userId, name: 'Amina Haddad', profilePictureAttachmentId: null }
    const asked = someComment('asked', { author: own, isQuestion: true })
    const { network, person } = open([asked, someComment('done', { isQuestion: true, answeredOn: asked.createdOn })])
    network.replies(commentRoutes.answerQuestion, { ...asked, answeredOn: asked.createdOn })
    network.replies(commentRoutes.addComment, someComment('new'))

    expect(await screen.findByText('Question')).toBeTruthy()
    expect(screen.getByText('Answered')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Actions for the comment by Amina Haddad' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Mark as answered' }))
    await expect
      .poll(() => network.callsTo(commentRoutes.answerQuestion).map(({ body }) => body))
      .toEqual([{ answered: true }])

    await person.type(screen.getByRole('textbox', { name: 'Comment' }), 'Which dose?')
    await person.click(screen.getByRole('checkbox', { name: 'This is a question' }))
    await person.click(screen.getByRole('button', { name: 'Comment' }))
    await expect
      .poll(() => network.callsTo(commentRoutes.addComment).map(({ body }) => body))
      .toMatchObject([{ content: 'Which dose?', isQuestion: true }])
  })

  it('show what they refer to, with its safety notice', async () => {
    const notice = { noticeId: 'n1', kind: 'Retraction', state: 'Active', severity: 'Critical' } as const
    const reference = {
      contentItemId: content.contentItemId,
      contentItemType: 'Article' as const,
      title: 'Ranitidine and the kidney',
      notices: [{ ...notice, title: 'This article was retracted.' }],
    }
    open([someComment('one', { content: 'See PMID 123', references: [reference] })])

    const references = await screen.findByRole('list', { name: 'Refers to' })
    expect(within(references).getByRole('link', { name: 'Ranitidine and the kidney' })).toBeTruthy()
    expect(within(references).getByText('This article was retracted.')).toBeTruthy()
  })

  it('take nothing more once their author has closed them', async () => {
    open([someComment('one')], { commentsClosed: true })

    expect(await screen.findByText('Comments are closed.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
  })
})
