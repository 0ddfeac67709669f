import { randomUUID } from 'node:crypto'
import { chatHub, commentRoutes, moderationRoutes, notificationRoutes, profileRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { putContentVersions } from '../contents/index.ts'

const { make, as, app, connect } = await testApp()

async function postOf(author: Person): Promise<string> {
  const contentItemId = randomUUID()
  const details = { content: '<p>x</p>', authors: [], language: 'en' as const, isLanguageGuessed: true }
  const version = { contentItemId, ownerId: author.userId, title: 'A post', publishedOn: new Date(), details }
  await inTransaction(app, (tx) =>
    putContentVersions(tx, [{ type: 'UserArticle' as const, visibility: 'public' as const, ...version }]),
  )
  return contentItemId
}

const comment = (person: Person, contentItemId: string, body: { content: string; parentId?: string }) =>
  as(person).call(commentRoutes.addComment, { params: { contentItemId }, body })
const told = async (person: Person) =>
  (await as(person).call(notificationRoutes.listNotifications)).body.map(({ kind, body }) => [kind, body])

describe('a comment', () => {
  it('is told to the author of the post and of what it answers, and to those it mentions, each once', async () => {
    const [author, asker, other, named] = await Promise.all([1, 2, 3, 4].map(() => make.doctor()))
    const id = await postOf(author as Person)
    const { body: first } = await comment(asker as Person, id, { content: 'Which dose?' })
    const content = `Ask @[Noor Ali](${named?.userId}) and @[Ada](${author?.userId})`

    await comment(other as Person, id, { content, parentId: first.id })

    expect(await told(author as Person)).toEqual([
      ['Mentioned', 'Ask @Noor Ali and @Ada'],
      ['Commented', 'Which dose?'],
    ])
    expect(await told(asker as Person)).toEqual([['Commented', 'Ask @Noor Ali and @Ada']])
    expect(await told(named as Person)).toEqual([['Mentioned', 'Ask @Noor Ali and @Ada']])
    expect(await told(other as Person)).toEqual([])
  })

  it('is where its notification leads to', async () => {
    const [author, other] = [await make.doctor(), await make.doctor()]
    const id = await postOf(author)

    const { body: said } = await comment(other, id, { content: 'Which dose?' })

    const { body: notifications } = await as(author).call(notificationRoutes.listNotifications)
    expect(notifications).toMatchObject([{ kind: 'Commented', link: `/contents/${id}#comment-${said.id}` }])
  })

  it('is told also where its excerpt ends in the middle of an emoji', async () => {
    const [author, other] = [await make.doctor(), await make.doctor()]
    const start = 'x'.repeat(199)

    const reply = await comment(other, await postOf(author), { content: `${start}🫀 and on` })

    expect(reply.status).toBe(200)
    expect(await told(author)).toEqual([['Commented', `${start}\ufffd`]])
  })

  it('of somebody who writes without end is told until a hundred are unread', async () => {
    const [author, writer, other] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const id = await postOf(author)
    for (let nth = 0; nth < 102; nth++) await comment(writer, id, { content: `Number ${nth}` })
    await comment(other, id, { content: 'And one of mine' })
    const unread = await as(author).call(notificationRoutes.countUnreadNotifications)

    await as(author).call(notificationRoutes.readAllNotifications)
    await comment(writer, id, { content: 'Once more' })

    expect(unread.body).toEqual({ count: 101 })
    expect((await told(author))[0]).toEqual(['Commented', 'Once more'])
  })

  it('that is out of sight tells nobody its words when it is edited', async () => {
    const [author, reader, other] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const { body } = await comment(reader, await postOf(author), { content: 'Jane Roe, 1950-01-01' })
    const subject = { subjectType: 'comment' as const, subjectId: body.id, reason: 'PatientData' as const }
    await as(other).call(moderationRoutes.report, { body: subject })

    const content = `Jane Roe again, @[Lou](${other.userId})`
    const edited = await as(reader).call(commentRoutes.editComment, { params: { id: body.id }, body: { content } })

    expect(edited.status).toBe(200)
    expect([await told(author), await told(other)]).toEqual([[], []])
  })

  it('that is deleted is told of no more', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    const { body } = await comment(reader, await postOf(author), { content: 'Oops' })

    await as(reader).call(commentRoutes.deleteComment, { params: { id: body.id } })

    expect(await told(author)).toEqual([])
  })

  it('of somebody blocked is told to nobody who blocked them', async () => {
    const [author, reader] = [await make.doctor(), await make.doctor()]
    await as(author).call(profileRoutes.block, { params: { userId: reader.userId } })

    await comment(reader, await postOf(author), { content: `@[You](${author.userId})` })

    expect(await told(author)).toEqual([])
  })
})

describe('a message', () => {
  it('is told to those of the room whom it mentions, once however often it is sent', async () => {
    const [owner, guest, outsider] = [await make.doctor(), await make.doctor(), await make.doctor()]
    const [mine, theirs] = [await connect(owner, chatHub), await connect(guest, chatHub)]
    const room = await mine.call('CreateChatroom', { name: 'Ward 5', type: 'Public' })
    if (!room.ok) throw new Error('no room')
    await theirs.call('JoinChatroom', room.data.id, null)
    const content = `@[Guest](${guest.userId}) @[Nobody](${outsider.userId}) look`

    const message = { chatroomId: room.data.id, content, clientMessageId: 'one' }
    await mine.call('SendMessage', message)
    await mine.call('SendMessage', message)

    expect(await told(guest)).toEqual([['Mentioned', '@Guest @Nobody look']])
    expect([await told(outsider), await told(owner)]).toEqual([[], []])
  })

  it('is acknowledged also where the excerpt of it ends in the middle of an emoji', async () => {
    const [owner, guest] = [await make.doctor(), await make.doctor()]
    const [mine, theirs] = [await connect(owner, chatHub), await connect(guest, chatHub)]
    const room = await mine.call('CreateChatroom', { name: 'Ward 6', type: 'Public' })
    if (!room.ok) throw new Error('no room')
    await theirs.call('JoinChatroom', room.data.id, null)
    const start = 'x'.repeat(192)

    const content = `@[Guest](${guest.userId}) ${start}🫀 and on`
    const sent = await mine.call('SendMessage', { chatroomId: room.data.id, content, clientMessageId: 'one' })

    expect(sent.ok).toBe(true)
    expect(await told(guest)).toEqual([['Mentioned', `@Guest ${start}\ufffd`]])
  })
})
