import { randomUUID } from 'node:crypto'
import {
  chatHub,
  contentRoutes,
  folioRoutes,
  moderationRoutes,
  profileRoutes,
  totalCountHeader,
} from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import { putContentVersions } from '../contents/index.ts'
import { makeFolio } from '../folios/testing/things.ts'

const tester = await testApp()
const { make, as, app, connect } = tester
const [admin, doctor, author] = [await make.admin(), await make.doctor(), await make.doctor()]

async function post(title = 'A post'): Promise<string> {
  const contentItemId = randomUUID()
  await inTransaction(app, (tx) =>
    putContentVersions(tx, [
      {
        type: 'UserArticle',
        contentItemId,
        ownerId: author.userId,
        title,
        publishedOn: new Date(),
        details: { content: '<p>x</p>', authors: [], language: 'en', isLanguageGuessed: true },
      },
    ]),
  )
  return contentItemId
}
/** What a source has to say about one and the same record. */
const record = async (title: string) =>
  (await makeContent(app, 'DrugIngredient', { sourceKey: 'test:labels', contentItemId: undefined, title }))
    .contentItemId
const open = (contentItemId: string) => as(doctor).call(contentRoutes.getContent, { params: { contentItemId } })
const reportContent = (subjectId: string, reason: 'PatientData' | 'Other', person = doctor) =>
  as(person).call(moderationRoutes.report, { body: { subjectType: 'content', subjectId, reason, comment: 'Look.' } })
const openReports = async () => (await as(admin).call(moderationRoutes.listReports)).body

describe('reporting', () => {
  it('is one report, however often one person reports a thing that waits', async () => {
    const [id, reader] = [await post('Told twice'), await make.doctor()]
    const waiting = async () => (await as(admin).call(moderationRoutes.countWaiting)).body.reports
    const before = await waiting()

    for (const reason of ['Other', 'Other', 'PatientData'] as const) await reportContent(id, reason, reader)

    expect((await openReports()).filter(({ subjectId }) => subjectId === id)).toMatchObject([{ reason: 'PatientData' }])
    expect(await waiting()).toBe(before + 1)
  })

  it('hides patient data at once, until an editor dismisses it', async () => {
    const id = await post()

    const reported = await reportContent(id, 'PatientData')
    const hidden = await open(id)
    const [entry] = await openReports()
    const answered = await as(admin).call(moderationRoutes.resolveReport, {
      params: { id: entry?.id ?? '' },
      body: { resolution: 'dismissed' },
    })
    const shown = await open(id)

    expect([reported.status, hidden.status, answered.status, shown.status]).toEqual([204, 404, 204, 200])
    expect(entry).toMatchObject({
      subjectId: id,
      subjectTitle: 'A post',
      isHidden: true,
      reason: 'PatientData',
      comment: 'Look.',
    })
  })

  it('leaves other things in sight until an editor hides them, and answers all reports of it together', async () => {
    const id = await post()
    await reportContent(id, 'Other')
    await reportContent(id, 'Other', author)
    const before = await open(id)

    const [entry] = (await openReports()).filter((report) => report.subjectId === id)
    await as(admin).call(moderationRoutes.resolveReport, {
      params: { id: entry?.id ?? '' },
      body: { resolution: 'hidden' },
    })
    const again = await as(admin).call(moderationRoutes.resolveReport, {
      params: { id: entry?.id ?? '' },
      body: { resolution: 'hidden' },
    })

    expect(before.status).toBe(200)
    expect((await open(id)).status).toBe(404)
    expect((await openReports()).filter((report) => report.subjectId === id)).toEqual([])
    expect(again.status).toBe(409)
  })

  it('hides patient data though the same reader had reported it for something else before', async () => {
    const id = await post()
    await reportContent(id, 'Other')
    const before = await open(id)

    const reported = await reportContent(id, 'PatientData')
    const reports = (await openReports()).filter((report) => report.subjectId === id)

    expect([before.status, reported.status, (await open(id)).status]).toEqual([200, 204, 404])
    expect(reports).toEqual([expect.objectContaining({ reason: 'PatientData', isHidden: true })])
  })

  it('is counted whole on every page of the list, on one past the last too', async () => {
    await reportContent(await post(), 'Other')
    const all = await as(admin).call(moderationRoutes.listReports)
    const beyond = await as(admin).call(moderationRoutes.listReports, { query: { offset: 10_000 } })

    expect(beyond.body).toEqual([])
    expect(beyond.headers[totalCountHeader]).toBe(all.headers[totalCountHeader])
    expect(Number(all.headers[totalCountHeader])).toBe(all.body.length)
  })

  it('of what one cannot see is not found', async () => {
    expect((await reportContent(randomUUID(), 'Other')).status).toBe(404)
  })

  it('takes the words of a message until reviewed', async () => {
    const owner = await connect(doctor, chatHub)
    const room = await owner.call('CreateChatroom', { name: 'Room', type: 'Private' })
    if (!room.ok) throw new Error('no room')
    const sent = await owner.call('SendMessage', { chatroomId: room.data.id, content: 'A name', clientMessageId: 'm1' })
    if (!sent.ok) throw new Error('not sent')

    const seen = owner.next('MessageChanged')
    const byStranger = await as(author).call(moderationRoutes.report, {
      body: { subjectType: 'message', subjectId: sent.data.id, reason: 'PatientData' },
    })
    const byMember = await as(doctor).call(moderationRoutes.report, {
      body: { subjectType: 'message', subjectId: sent.data.id, reason: 'PatientData' },
    })
    const page = await owner.call('GetMessages', room.data.id, null)

    expect([byStranger.status, byMember.status]).toEqual([404, 204])
    expect(page.ok && page.data.messages[0]?.content).toBe('This message is hidden until it has been reviewed.')
    expect(await seen).toMatchObject({
      id: sent.data.id,
      content: 'This message is hidden until it has been reviewed.',
    })
  })

  it('takes the free text of a profile until reviewed', async () => {
    await as(author).call(profileRoutes.updateProfile, { body: { bio: 'About a patient', qualifications: ['MD'] } })

    await as(await make.doctor()).call(moderationRoutes.report, {
      body: { subjectType: 'profile', subjectId: author.userId, reason: 'PatientData' },
    })
    const seen = await as(doctor).call(profileRoutes.getProfile, { params: { userId: author.userId } })

    expect(seen.body).toMatchObject({ bio: null, qualifications: [] })
  })
})

describe('a warning of patient data', () => {
  it('is recorded with what was decided, and without what was written', async () => {
    const warned = await make.doctor()

    const reply = await as(warned).call(moderationRoutes.recordPatientDataWarning, {
      body: { source: 'Message', kinds: ['HealthNumber', 'Phone', 'Phone'], decision: 'Sent' },
    })
    const acts = await app.db
      .selectFrom('audit_log')
      .select(['act', 'detail'])
      .where('actor_id', '=', warned.userId)
      .where('act', '=', 'patient-data-warned')
      .execute()

    expect(reply.status).toBe(204)
    expect(acts).toEqual([
      { act: 'patient-data-warned', detail: { source: 'Message', kinds: 'HealthNumber, Phone', decision: 'Sent' } },
    ])
  })
})

describe('the editorial desk', () => {
  it('labels what a sponsor promotes by the account named, and takes the label away', async () => {
    const sponsor = await make.sponsor({ firstName: 'Northwind', lastName: 'Therapeutics' })
    const id = await post('To promote')

    const labelled = await as(admin).call(moderationRoutes.changeEditorial, {
      params: { contentItemId: id },
      body: { promotedBy: sponsor.email, editorialRank: 5 },
    })
    const read = await open(id)
    const cleared = await as(admin).call(moderationRoutes.changeEditorial, {
      params: { contentItemId: id },
      body: { promotedBy: null },
    })

    expect(labelled.body).toMatchObject({ promotedBy: 'Northwind Therapeutics', editorialRank: 5 })
    expect(read.body).toMatchObject({ promotedBy: 'Northwind Therapeutics', promotedByUserId: sponsor.userId })
    expect(cleared.body).toMatchObject({ promotedBy: null, editorialRank: 5 })
  })

  it('keeps its labels on what a source or an owner goes on changing', async () => {
    const [imported, folio] = [await record('First words'), await makeFolio(tester, author, { shareLevel: 'Public' })]
    for (const contentItemId of [imported, folio.folioId]) {
      const body = { promotedBy: 'Northwind', voiceOf: 'A society' }
      await as(admin).call(moderationRoutes.changeEditorial, { params: { contentItemId }, body })
    }

    await record('Other words')
    await as(author).call(folioRoutes.updateFolio, { body: { folioId: folio.folioId, title: 'Another title' } })

    const labels = { promotedBy: 'Northwind', voiceOf: 'A society' }
    expect((await open(imported)).body).toMatchObject({ title: 'Other words', ...labels })
    expect((await open(folio.folioId)).body).toMatchObject({ title: 'Another title', ...labels })
  })

  it('hides and restores an item, and lists what is hidden', async () => {
    const id = await post('To hide')

    const hide = await as(admin).call(moderationRoutes.hideContent, { params: { contentItemId: id } })
    const gone = await open(id)
    const listed = await as(admin).call(moderationRoutes.listEditorial, {
      query: { state: 'hidden', search: 'to hide' },
    })
    const restore = await as(admin).call(moderationRoutes.restoreContent, { params: { contentItemId: id } })

    expect([hide.status, gone.status, restore.status, (await open(id)).status]).toEqual([204, 404, 204, 200])
    expect(listed.body).toEqual([expect.objectContaining({ contentItemId: id, isHidden: true })])
  })
})
