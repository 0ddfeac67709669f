import { randomUUID } from 'node:crypto'
import {
  commentRoutes,
  contentHub,
  contentRoutes,
  editsMax,
  folioRoutes,
  moderationRoutes,
  profileRoutes,
  totalCountHeader,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { putContentVersions } from '../contents/index.ts'
import { editComment } from './comments.service.ts'

const { make, as, app, connect, clock } = await testApp()
const [author, reader, other, admin] = [
  await make.doctor({ firstName: 'Ada', lastName: 'Author' }),
  await make.doctor({ firstName: 'Ray', lastName: 'Reader' }),
  await make.doctor(),
  await make.admin(),
]

async function post(): Promise<string> {
  const contentItemId = randomUUID()
  const details = { content: '<p>x</p>', authors: [], language: 'en' as const, isLanguageGuessed: true }
  const version = { contentItemId, ownerId: author.userId, title: 'A post', publishedOn: new Date(), details }
  await inTransaction(app, (tx) =>
    putContentVersions(tx, [{ type: 'UserArticle' as const, visibility: 'public' as const, ...version }]),
  )
  return contentItemId
}

const comment = (
  person: Person,
  contentItemId: string,
  body: { content: string; parentId?: string; clientCommentId?: string },
) => as(person).call(commentRoutes.addComment, { params: { contentItemId }, body })
const list = (person: Person, contentItemId: string, query = {}) =>
  as(person).call(commentRoutes.listComments, { params: { contentItemId }, query })
const countOn = async (contentItemId: string) =>
  (await as(reader).call(contentRoutes.getContentSummary, { params: { contentItemId } })).body.commentCount

describe('a comment', () => {
  it('stands beneath the content with its author, and is counted on the card', async () => {
    const id = await post()

    const added = await comment(reader, id, { content: '  What dose did you use? ' })
    const listed = await list(other, id)

    expect(added.body).toMatchObject({ content: 'What dose did you use?', parentId: null, editedOn: null })
    expect(listed.body).toEqual([added.body])
    expect(listed.body[0]?.author).toMatchObject({ userId: reader.userId, name: 'Ray Reader' })
    expect(listed.headers[totalCountHeader]).toBe('1')
    expect(await countOn(id)).toBe(1)
  })

  it('is answered in its thread, one level deep, threads oldest first', async () => {
    const id = await post()
    const first = await comment(reader, id, { content: 'First' })
    const second = await comment(other, id, { content: 'Second' })
    const answer = await comment(author, id, { content: 'Answer', parentId: first.body.id })
    await comment(reader, id, { content: 'Answer to the answer', parentId: answer.body.id })

    const listed = await list(reader, id)
    const page = await list(reader, id, { count: 2, offset: 1 })

    expect(listed.body.map(({ content, parentId }) => [content, parentId])).toEqual([
      ['First', null],
      ['Answer', first.body.id],
      ['Answer to the answer', first.body.id],
      ['Second', null],
    ])
    expect(page.body.map(({ content }) => content)).toEqual(['Answer', 'Answer to the answer'])
    expect(second.body.parentId).toBeNull()
  })

  it('sent again under the same client id is the same comment', async () => {
    const id = await post()
    const clientCommentId = randomUUID()

    const tries = await Promise.all([1, 2, 3].map(() => comment(reader, id, { content: 'Once', clientCommentId })))

    expect(new Set(tries.map(({ body }) => body.id)).size).toBe(1)
    expect((await list(reader, id)).body).toHaveLength(1)
    expect(await countOn(id)).toBe(1)
  })

  it.each([
    ['nothing but blanks', { content: ' ' }, 'content: Write a comment first.'],
    ['4,001 characters', { content: 'x'.repeat(4_001) }, 'content: A comment has at most 4000 characters.'],
    ['an answer to nothing', { content: 'x', parentId: randomUUID() }, 'The comment that you answer was not found.'],
  ])('of %s is refused', async (_, body, detail) => {
    const id = await post()

    const refused = await comment(reader, id, body)

    expect([refused.status, refused.body]).toMatchObject([400, { detail }])
    expect((await list(reader, id)).body).toEqual([])
  })

  it('cannot answer a comment on something else', async () => {
    const elsewhere = await comment(reader, await post(), { content: 'Elsewhere' })

    expect((await comment(reader, await post(), { content: 'x', parentId: elsewhere.body.id })).status).toBe(400)
  })

  it('on what one may not see is not found', async () => {
    const folio = await as(author).call(folioRoutes.createFolio, { body: { title: 'Mine', shareLevel: 'Private' } })
    const id = folio.body.contentItemId
    const own = await comment(author, id, { content: 'A note to myself' })

    expect([(await comment(reader, id, { content: 'x' })).status, (await list(reader, id)).status]).toEqual([404, 404])
    expect((await as(reader).call(commentRoutes.deleteComment, { params: { id: own.body.id } })).status).toBe(404)
    expect((await list(reader, randomUUID())).status).toBe(404)
  })
})

describe('editing a comment', () => {
  it('changes its words, says so, and keeps what it said before', async () => {
    const id = await post()
    const { body: said } = await comment(reader, id, { content: 'Befor' })

    const edited = await as(reader).call(commentRoutes.editComment, {
      params: { id: said.id },
      body: { content: 'Before' },
    })
    const again = await as(reader).call(commentRoutes.editComment, {
      params: { id: said.id },
      body: { content: 'Before' },
    })
    const kept = await app.db.selectFrom('comment_edits').select('content').where('comment_id', '=', said.id).execute()

    expect(edited.body).toMatchObject({ content: 'Before', editedOn: expect.any(String) })
    expect(again.body).toEqual(edited.body)
    expect(kept).toEqual([{ content: 'Befor' }])
  })

  it('keeps every text, of edits in the same millisecond too, in their order', async () => {
    const { body: said } = await comment(reader, await post(), { content: 'One' })
    const at = clock.now()
    const stopped = { ...app, clock: { now: () => at } }
    const actor = { userId: reader.userId, roles: ['Doctor' as const], sessionId: randomUUID() }

    for (const content of ['Two', 'Three', 'Four']) await editComment(stopped, actor, said.id, content)
    const kept = await app.db
      .selectFrom('comment_edits')
      .select('content')
      .where('comment_id', '=', said.id)
      .orderBy('place')
      .execute()

    expect(kept.map(({ content }) => content)).toEqual(['One', 'Two', 'Three'])
  })

  it('is refused once it was done a hundred times', async () => {
    const { body: said } = await comment(reader, await post(), { content: 'One' })
    const edit = (content: string) =>
      as(reader).call(commentRoutes.editComment, { params: { id: said.id }, body: { content } })

    for (let time = 0; time < editsMax; time += 1) await edit(`Version ${time}`)
    const refused = await edit('One too many')
    const same = await edit(`Version ${editsMax - 1}`)

    expect(refused).toMatchObject({ status: 409, body: { extensions: { code: 'edits-full' } } })
    expect(same).toMatchObject({ status: 200, body: { content: `Version ${editsMax - 1}` } })
  })

  it('and deleting it is its author’s alone', async () => {
    const { body: said } = await comment(reader, await post(), { content: 'Mine' })

    const edit = await as(other).call(commentRoutes.editComment, {
      params: { id: said.id },
      body: { content: 'Yours' },
    })
    const removal = await as(admin).call(commentRoutes.deleteComment, { params: { id: said.id } })

    expect([edit.status, removal.status]).toEqual([403, 403])
  })
})

describe('deleting a comment', () => {
  it('takes it away, and leaves its place where it has answers', async () => {
    const id = await post()
    const { body: first } = await comment(reader, id, { content: 'First' })
    const { body: lone } = await comment(reader, id, { content: 'Lone' })
    await comment(other, id, { content: 'Answer', parentId: first.id })

    for (const { id: commentId } of [first, lone]) {
      await as(reader).call(commentRoutes.deleteComment, { params: { id: commentId } })
    }
    const again = await as(reader).call(commentRoutes.deleteComment, { params: { id: lone.id } })

    expect((await list(other, id)).body.map(({ content, isDeleted }) => [content, isDeleted])).toEqual([
      ['', true],
      ['Answer', false],
    ])
    expect(again.status).toBe(404)
    expect(await countOn(id)).toBe(1)
  })
})

describe('closing comments', () => {
  it('is for the author of the post; nobody adds one until they are opened again', async () => {
    const id = await post()
    const close = (person: Person, closed: boolean) =>
      as(person).call(commentRoutes.closeComments, { params: { contentItemId: id }, body: { closed } })

    const byAnother = await close(reader, true)
    const byAuthor = [(await close(author, true)).status, (await close(author, true)).status]
    const refused = await comment(reader, id, { content: 'Late' })
    const shown = await as(reader).call(contentRoutes.getContent, { params: { contentItemId: id } })
    await close(author, false)

    expect([byAnother.status, ...byAuthor]).toEqual([403, 204, 204])
    expect([refused.status, refused.body]).toMatchObject([409, { detail: 'Comments on this are closed.' }])
    expect(shown.body).toMatchObject({ commentsClosed: true })
    expect((await comment(reader, id, { content: 'In time' })).status).toBe(200)
  })
})

describe('a comment reported as patient data', () => {
  it('disappears from open screens until an editor dismisses the report', async () => {
    const id = await post()
    const { body: said } = await comment(reader, id, { content: 'Jane Roe, 1950-01-01' })
    const screen = await connect(other, contentHub)
    const heard = screen.next('CommentsChanged')

    const report = await as(other).call(moderationRoutes.report, {
      body: { subjectType: 'comment', subjectId: said.id, reason: 'PatientData' },
    })
    const [hidden, own, counted] = [await list(other, id), await list(reader, id), await countOn(id)]
    const reports = await as(admin).call(moderationRoutes.listReports)
    const listed = reports.body.find(({ subjectId }) => subjectId === said.id)
    await as(admin).call(moderationRoutes.resolveReport, {
      params: { id: listed?.id ?? '' },
      body: { resolution: 'dismissed' },
    })

    expect([report.status, await heard]).toMatchObject([204, { contentItemId: id }])
    expect([hidden.body, counted]).toEqual([[], 0])
    expect(own.body).toMatchObject([{ isHidden: true, content: 'Jane Roe, 1950-01-01' }])
    expect(listed).toMatchObject({ subjectTitle: 'Jane Roe, 1950-01-01', isHidden: true })
    expect((await list(other, id)).body).toMatchObject([{ isHidden: false }])
    expect(await countOn(id)).toBe(1)
  })

  it('that was cleared is hidden again when its words were changed since, and not before', async () => {
    const id = await post()
    const { body: said } = await comment(reader, id, { content: 'Patient data are to be reported.' })
    const subject = { subjectType: 'comment' as const, subjectId: said.id, reason: 'PatientData' as const }
    const report = async () => as(await make.doctor()).call(moderationRoutes.report, { body: subject })
    await report()
    const reports = await as(admin).call(moderationRoutes.listReports)
    const listed = reports.body.find(({ subjectId }) => subjectId === said.id)
    await as(admin).call(moderationRoutes.resolveReport, {
      params: { id: listed?.id ?? '' },
      body: { resolution: 'dismissed' },
    })

    await report()
    const cleared = await list(other, id)
    clock.advance(1)
    const params = { id: said.id }
    await as(reader).call(commentRoutes.editComment, { params, body: { content: 'Jane Roe, 1950-01-01' } })
    await report()

    expect([cleared.body.length, (await list(other, id)).body.length]).toEqual([1, 0])
  })
})

describe('comments of somebody blocked', () => {
  it('are not shown to whoever blocked them, and to everybody else', async () => {
    const id = await post()
    await comment(reader, id, { content: 'From the blocked' })
    await as(other).call(profileRoutes.block, { params: { userId: reader.userId } })

    const [blocker, blocked] = [await list(other, id), await list(reader, id)]
    await as(other).call(profileRoutes.unblock, { params: { userId: reader.userId } })

    expect([blocker.body.length, blocked.body.length, (await list(other, id)).body.length]).toEqual([0, 1, 1])
  })
})
