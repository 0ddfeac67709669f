import { randomUUID } from 'node:crypto'
import {
  type AppealSubject,
  commentRoutes,
  contentRoutes,
  moderationRoutes,
  notificationRoutes,
  profileRoutes,
  userRoutes,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { minutes } from '../../platform/clock.ts'
import { testApp } from '../../testing/app.ts'
import type { Person } from '../../testing/make.ts'
import { chatCalls, history, say } from '../chat/testing/chat-calls.ts'
import { postCalls } from '../posts/testing/post-calls.ts'

const tester = await testApp()
const { make, as, app, clock } = tester
const { published } = postCalls(tester)
const { twoInARoom } = chatCalls(tester)
const [hider, other, author] = [await make.admin(), await make.admin(), await make.doctor()]

const hide = (contentItemId: string, admin = hider) =>
  as(admin).call(moderationRoutes.hideContent, { params: { contentItemId } })
async function hiddenPost(): Promise<string> {
  const { contentItemId } = await published(author)
  await hide(contentItemId)
  return contentItemId
}
const appeal = (person: Person, subjectId: string, subjectType: AppealSubject = 'content') =>
  as(person).call(moderationRoutes.appeal, { body: { subjectType, subjectId, comment: 'It names nobody.' } })
const waiting = async (admin: Person, subjectId: string) =>
  (await as(admin).call(moderationRoutes.listAppeals)).body.find((entry) => entry.subjectId === subjectId)
const resolve = async (admin: Person, subjectId: string, resolution: 'restored' | 'upheld') =>
  as(admin).call(moderationRoutes.resolveAppeal, {
    params: { id: (await waiting(other, subjectId))?.id ?? randomUUID() },
    body: { resolution },
  })
const hiddenOf = async (person: Person) => (await as(person).call(moderationRoutes.listHidden)).body
const statusOf = async (contentItemId: string) =>
  (await as(other).call(contentRoutes.getContent, { params: { contentItemId } })).status

describe('what is hidden', () => {
  const toldOf = async (person: Person) =>
    (await as(person).call(notificationRoutes.listNotifications)).body.filter(({ title }) => /is hidden/.test(title))

  it('is told to who wrote it, once, whether an admin or a report hid it', async () => {
    const [writer, reader] = [await make.doctor(), await make.doctor()]
    const { contentItemId } = await published(writer)
    const body = { subjectType: 'content', subjectId: contentItemId, reason: 'PatientData' } as const
    await as(reader).call(moderationRoutes.report, { body })
    const byReport = await toldOf(writer)
    await hide(contentItemId)

    expect(byReport).toMatchObject([{ title: 'Something that you wrote is hidden from others', link: '/my-posts' }])
    expect(await toldOf(writer)).toHaveLength(1)
    expect(await toldOf(reader)).toEqual([])
  })
})

describe('an appeal', () => {
  it('is counted among what waits for an admin until it is answered, and for nobody else', async () => {
    const counted = async () => (await as(other).call(moderationRoutes.countWaiting)).body
    const id = await hiddenPost()
    const before = await counted()
    await appeal(author, id)
    const asked = await counted()
    await resolve(other, id, 'upheld')

    expect(asked).toEqual({ ...before, appeals: before.appeals + 1 })
    expect(await counted()).toEqual(before)
    expect((await as(author).call(moderationRoutes.countWaiting)).status).toBe(403)
  })

  it('is decided by another admin than the one who hid it, and its author is told', async () => {
    const id = await hiddenPost()
    await appeal(author, id)

    const [mine, others] = [await waiting(hider, id), await waiting(other, id)]
    const refused = await resolve(hider, id, 'restored')
    const answered = await resolve(other, id, 'restored')
    const told = (await as(author).call(notificationRoutes.listNotifications)).body.find(
      ({ kind }) => kind === 'ReportAnswered',
    )

    expect([mine?.mayResolve, others?.mayResolve]).toEqual([false, true])
    expect(others).toMatchObject({ comment: 'It names nobody.', hiddenByName: `${hider.firstName} ${hider.lastName}` })
    expect([refused.status, refused.body]).toMatchObject([403, { extensions: { code: 'appeal-other-admin' } }])
    expect([answered.status, await statusOf(id)]).toEqual([204, 200])
    expect(told).toMatchObject({ body: 'What you wrote can be seen again.', link: '/my-posts' })
    expect((await resolve(other, id, 'restored')).status).toBe(404)
  })

  it('of an admin is decided by another, and so are reports of what an admin wrote', async () => {
    const { contentItemId: id } = await published(hider)
    const reported = { subjectType: 'content', subjectId: id, reason: 'PatientData' } as const
    await as(author).call(moderationRoutes.report, { body: reported })
    await appeal(hider, id)
    const { body: reports } = await as(hider).call(moderationRoutes.listReports)
    const report = reports.find(({ subjectId }) => subjectId === id)

    const listed = [await waiting(hider, id), await waiting(other, id)]
    const refused = [
      await resolve(hider, id, 'restored'),
      await as(hider).call(moderationRoutes.restoreContent, { params: { contentItemId: id } }),
      await as(hider).call(moderationRoutes.resolveReport, {
        params: { id: report?.id ?? '' },
        body: { resolution: 'dismissed' },
      }),
    ]
    const before = await statusOf(id)
    const answered = await resolve(other, id, 'restored')

    expect(listed.map((entry) => entry?.mayResolve)).toEqual([false, true])
    expect(refused.map(({ body }) => body)).toMatchObject(
      Array(3).fill({ status: 403, extensions: { code: 'own-words-other-admin' } }),
    )
    expect([before, answered.status, await statusOf(id)]).toEqual([404, 204, 200])
  })

  it('of what stays hidden is answered once, and made once until it is hidden again', async () => {
    const id = await hiddenPost()
    await appeal(author, id)
    const twice = await appeal(author, id)
    await resolve(other, id, 'upheld')

    const after = await appeal(author, id)
    const listed = (await hiddenOf(author)).find(({ subjectId }) => subjectId === id)
    await as(other).call(moderationRoutes.restoreContent, { params: { contentItemId: id } })
    clock.advance(minutes(1))
    await hide(id, other)

    expect([twice.status, after.status]).toEqual([409, 409])
    expect(listed).toMatchObject({ subjectType: 'content', resolution: 'upheld' })
    expect((await appeal(author, id)).status).toBe(204)
    expect(await waiting(hider, id)).toMatchObject({ mayResolve: true })
  })

  it('is for the author alone, and of what is hidden alone', async () => {
    const [id, seen] = [await hiddenPost(), (await published(author)).contentItemId]

    expect((await appeal(await make.doctor(), id)).status).toBe(404)
    expect((await appeal(author, seen)).status).toBe(404)
    expect((await appeal(author, randomUUID(), 'message')).status).toBe(404)
    expect((await hiddenOf(await make.doctor())).length).toBe(0)
  })

  it('brings back a message and a comment that a report hid', async () => {
    const { owner, guest, room } = await twoInARoom()
    const message = await say(owner, room, 'Potassium 5.9')
    const item = (await published(author)).contentItemId
    const params = { contentItemId: item }
    const comment = (await as(owner).call(commentRoutes.addComment, { params, body: { content: 'Seen in clinic' } }))
      .body
    for (const [subjectType, subjectId] of [
      ['message', message.id],
      ['comment', comment.id],
    ] as const) {
      await as(guest).call(moderationRoutes.report, { body: { subjectType, subjectId, reason: 'PatientData' } })
      expect((await appeal(owner, subjectId, subjectType)).status).toBe(204)
      expect(await waiting(hider, subjectId)).toMatchObject({ hiddenByName: null, mayResolve: true })
    }
    expect((await hiddenOf(owner)).map(({ excerpt }) => excerpt)).toEqual(['Seen in clinic', 'Potassium 5.9'])
    const changed = guest.chat.next('MessageChanged')

    for (const subjectId of [message.id, comment.id]) await resolve(other, subjectId, 'restored')

    expect(await changed).toMatchObject({ id: message.id, content: 'Potassium 5.9' })
    expect((await history(guest, room))[0]?.content).toBe('Potassium 5.9')
    expect((await as(guest).call(commentRoutes.listComments, { params })).body[0]?.content).toBe('Seen in clinic')
    expect(await hiddenOf(owner)).toEqual([])
  })

  it('is in what its author downloads, and goes with them', async () => {
    const person = await make.doctor()
    const { contentItemId } = await published(person)
    await hide(contentItemId)
    await appeal(person, contentItemId)

    const { body } = await as(person).call(profileRoutes.exportPersonalData, { params: { userId: person.userId } })
    await as(person).call(userRoutes.deleteUser, { params: { id: person.userId } })

    expect(body.appeals).toMatchObject([{ subjectType: 'content', comment: 'It names nobody.' }])
    expect(await waiting(other, contentItemId)).toBeUndefined()
  })
})

describe('the context of a report', () => {
  const contextOf = async (subjectId: string) => {
    const { body } = await as(hider).call(moderationRoutes.listReports)
    const report = body.find((entry) => entry.subjectId === subjectId)
    return (await as(hider).call(moderationRoutes.getReportContext, { params: { id: report?.id ?? '' } })).body
  }

  it('shows what was said around a message, what it said before, and is recorded', async () => {
    const { owner, guest, room } = await twoInARoom()
    const said = []
    for (let place = 1; place <= 13; place++) said.push(await say(owner, room, `Message ${place}`))
    const subject = said[6]
    await owner.chat.call('EditMessage', room.id, subject?.id ?? '', { content: 'Changed' })
    const body = { subjectType: 'message' as const, subjectId: subject?.id ?? '', reason: 'Offensive' as const }
    await as(guest).call(moderationRoutes.report, { body })

    const context = await contextOf(subject?.id ?? '')
    const acts = await app.db
      .selectFrom('audit_log')
      .select(['actor_id'])
      .where('act', '=', 'report-context-read')
      .where('subject_id', '=', subject?.id ?? '')
      .execute()

    expect(context.place).toBe('Ward 5')
    expect(context.entries).toHaveLength(11)
    expect(context.entries.filter(({ isSubject }) => isSubject)).toMatchObject([{ content: 'Changed' }])
    expect(context.earlier).toMatchObject([{ content: 'Message 7' }])
    expect(acts).toEqual([{ actor_id: hider.userId }])
  })

  it('shows the thread of a comment', async () => {
    const { contentItemId } = await published(author)
    const params = { contentItemId }
    const add = async (content: string, parentId?: string) =>
      (await as(author).call(commentRoutes.addComment, { params, body: { content, parentId } })).body
    const first = await add('Which dose?')
    const answer = await add('The whole box.', first.id)
    await add('Another thread')
    const body = { subjectType: 'comment' as const, subjectId: answer.id, reason: 'Misinformation' as const }
    await as(other).call(moderationRoutes.report, { body })

    const context = await contextOf(answer.id)

    expect(context).toMatchObject({ contentItemId, earlier: [] })
    expect(context.entries.map(({ content, isSubject }) => [content, isSubject])).toEqual([
      ['Which dose?', false],
      ['The whole box.', true],
    ])
  })

  it('shows the words of a hidden post, which has no page to read them on', async () => {
    const { contentItemId } = await published(author, {
      summary: 'A case.',
      content: '<p>One <b>word</b></p><p>Two</p>',
    })
    const body = { subjectType: 'content' as const, subjectId: contentItemId, reason: 'PatientData' as const }
    await as(other).call(moderationRoutes.report, { body })

    const context = await contextOf(contentItemId)

    expect(context).toMatchObject({ place: null, contentItemId, earlier: [] })
    expect(context.entries).toMatchObject([
      {
        authorName: `${author.firstName} ${author.lastName}`,
        content: 'Metformin\n\nA case.\n\nOne word\nTwo',
        isSubject: true,
        isHidden: true,
      },
    ])
  })

  it('of anything else is empty', async () => {
    const { contentItemId } = await published(author)
    const body = { subjectType: 'content' as const, subjectId: contentItemId, reason: 'Other' as const }
    await as(other).call(moderationRoutes.report, { body })

    expect(await contextOf(contentItemId)).toMatchObject({ place: null, entries: [], earlier: [] })
  })
})
