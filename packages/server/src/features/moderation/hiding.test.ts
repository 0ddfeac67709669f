import { randomUUID } from 'node:crypto'
import { contentRoutes, folioRoutes, moderationRoutes, type ReportSubject } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeContent } from '../../testing/contents.ts'
import { files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { attachmentCalls } from '../attachments/testing/attachment-calls.ts'
import { postCalls } from '../posts/testing/post-calls.ts'

const tester = await testApp()
const { make, as, app } = tester
const { upload, read } = attachmentCalls(tester)
const { published } = postCalls(tester)
const [admin, author] = [await make.admin(), await make.doctor()]

const post = async () => (await published(author)).contentItemId
const uploaded = async () => (await upload(author, 'PDF', files.pdf(), 'Scan.pdf')).body.id
const posts = (count: number) => Promise.all(Array.from({ length: count }, () => post()))
const imported = async () =>
  (await makeContent(app, 'Drug', { sourceKey: `dpd:${randomUUID()}`, contentItemId: undefined })).contentItemId

const report = (person: Person, subjectId: string, subjectType: ReportSubject = 'content') =>
  as(person).call(moderationRoutes.report, { body: { subjectType, subjectId, reason: 'PatientData' } })
const statusOf = async (contentItemId: string) =>
  (await as(author).call(contentRoutes.getContent, { params: { contentItemId } })).status
const reportsOf = async (subjectId: string) =>
  (await as(admin).call(moderationRoutes.listReports)).body.filter((entry) => entry.subjectId === subjectId)
async function dismiss(subjectId: string) {
  const [entry] = await reportsOf(subjectId)
  return as(admin).call(moderationRoutes.resolveReport, {
    params: { id: entry?.id ?? '' },
    body: { resolution: 'dismissed' },
  })
}

describe('a report of patient data', () => {
  it('hides nothing that a source published, and is listed', async () => {
    const drugs = await Promise.all(Array.from({ length: 5 }, imported))
    const doctor = await make.doctor()

    const statuses = await Promise.all(drugs.map(async (id) => (await report(doctor, id)).status))

    expect(statuses).toEqual(drugs.map(() => 204))
    expect(await Promise.all(drugs.map(statusOf))).toEqual(drugs.map(() => 200))
    expect(await reportsOf(drugs[0] ?? '')).toEqual([
      expect.objectContaining({ isHidden: false, reason: 'PatientData' }),
    ])
  })

  it('hides at most three things a day for one reporter, even when all are sent at once; the rest are listed', async () => {
    const [doctor, ids] = [await make.doctor(), await posts(8)]

    await Promise.all(ids.map((id) => report(doctor, id)))
    const statuses = await Promise.all(ids.map(statusOf))
    const listed = (await Promise.all(ids.map(reportsOf))).flat()

    expect(statuses.filter((status) => status === 404)).toHaveLength(3)
    expect(listed).toHaveLength(8)
  })

  it('hides again for the same reporter a day later', async () => {
    const [doctor, ids, later] = [await make.doctor(), await posts(3), await post()]
    for (const id of ids) await report(doctor, id)

    await sql`update reports set hid_at = hid_at - interval '1 day' where reporter_id = ${doctor.userId}`.execute(
      app.db,
    )
    await report(doctor, later)

    expect(await statusOf(later)).toBe(404)
  })

  it('never hides again what an admin has cleared, whoever sends it, and is listed', async () => {
    const id = await post()
    await report(await make.doctor(), id)
    await dismiss(id)

    await report(await make.doctor(), id)

    expect(await statusOf(id)).toBe(200)
    expect(await reportsOf(id)).toEqual([expect.objectContaining({ isHidden: false })])
  })

  it('never hides again what an admin has restored at the editorial desk', async () => {
    const id = await post()
    await report(await make.doctor(), id)
    await as(admin).call(moderationRoutes.restoreContent, { params: { contentItemId: id } })
    const left = await reportsOf(id)

    await report(await make.doctor(), id)

    expect(left).toEqual([])
    expect(await statusOf(id)).toBe(200)
  })
})

describe('a file reported as patient data', () => {
  it('is out of sight with its name until an admin has cleared it; the admin may look at it', async () => {
    const [file, doctor] = [await uploaded(), await make.doctor()]
    const { contentItemId } = await published(author, { attachmentIds: [file] })
    const before = await read(doctor, file)

    const reported = await report(doctor, file, 'attachment')
    const hidden = [(await read(doctor, file)).status, (await read(admin, file)).status]
    const seen = await as(doctor).call(contentRoutes.getContent, { params: { contentItemId } })
    const [entry] = await reportsOf(file)
    await dismiss(file)

    expect([before.status, reported.status, ...hidden]).toEqual([200, 204, 404, 200])
    expect(seen.body.attachments).toEqual([])
    expect(entry).toMatchObject({ subjectTitle: 'Scan', isHidden: true })
    expect((await read(doctor, file)).status).toBe(200)
  })

  it('cannot be reported by somebody who may not read it', async () => {
    expect((await report(await make.doctor(), await uploaded(), 'attachment')).status).toBe(404)
  })

  it('stays where it is one of the product’s own pictures', async () => {
    const [logo] = (await as(author).call(folioRoutes.listDefaultLogos)).body
    const id = logo?.id ?? ''

    expect((await report(await make.doctor(), id, 'attachment')).status).toBe(204)
    expect((await read(author, id)).status).toBe(200)
  })
})
