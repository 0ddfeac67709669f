import { attachmentRoutes, uploadQuotaBytes } from '@materia/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'
import { storeUpload } from './uploads.service.ts'

const tester = await testApp()
const { app, apps, make, as } = tester
const { upload } = attachmentCalls(tester)
const pdf = files.pdf()

/** As if the person had uploaded a file that leaves this much room. */
async function leaveRoom(person: Person, bytes: number) {
  const { body } = await upload(person, 'PDF', pdf, 'large.pdf')
  await sql`update attachments set size_in_bytes = ${uploadQuotaBytes - bytes} where id = ${body.id}`.execute(app.db)
  return body.id
}

describe('the room for uploads of an account', () => {
  it('is 2 GB: what does not fit is refused until something is deleted', async () => {
    const doctor = await make.doctor()
    const large = await leaveRoom(doctor, pdf.length - 1)

    const refused = await upload(doctor, 'PDF', pdf, 'one-more.pdf')
    await as(doctor).call(attachmentRoutes.deleteAttachment, { query: { id: large } })

    expect(refused.body).toMatchObject({
      status: 409,
      detail: 'Your files take up the 2 GB that an account has. Delete some that you no longer need first.',
    })
    expect((await upload(doctor, 'PDF', pdf, 'one-more.pdf')).status).toBe(200)
  })

  it('is not exceeded by two uploads at once', async () => {
    const doctor = await make.doctor()
    await leaveRoom(doctor, pdf.length)

    const replies = await Promise.all([1, 2, 3].map((nth) => upload(doctor, 'PDF', pdf, `${nth}.pdf`)))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('uploads of one account at once', () => {
  it('are four; the next one waits for its turn, and nobody else does', async () => {
    const [doctor, other] = [await make.doctor(), await make.doctor()]
    const { promise: begun, resolve: end } = Promise.withResolvers<void>()
    const busy = apps.flatMap(({ features }) =>
      [1, 2, 3, 4].map(() => features.attachments.uploadTurns(doctor.userId, () => begun)),
    )
    let hasAnswered = false

    const fifth = upload(doctor, 'PDF', pdf, 'fifth.pdf').finally(() => {
      hasAnswered = true
    })
    const others = await upload(other, 'PDF', pdf, 'mine.pdf')
    const wasWaiting = !hasAnswered
    end()
    await Promise.all(busy)

    expect([others.status, wasWaiting, (await fifth).status]).toEqual([200, true, 200])
  })

  it('hold no turn for somebody who hung up while waiting for it', async () => {
    const { userId } = await make.doctor()
    const gone = { raw: { destroyed: true }, isMultipart: () => true, file: () => new Promise(() => {}) }
    const request = gone as unknown as FastifyRequest
    const actor = { userId, roles: [], sessionId: '' }

    const refused = await storeUpload(app, actor, request, { belongsTo: 'UserContentUpload', type: 'PDF' }).catch(
      (error) => error,
    )

    expect(refused).toMatchObject({ code: 'file-cut-short' })
  })
})
