import { attachmentRoutes, uploadQuotaBytes } from '@materia/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { app, make, as } = tester
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
