import { randomUUID } from 'node:crypto'
import { attachmentRoutes } from '@materia/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { blobOf } from '../../testing/files.ts'
import { someStatementWaits } from '../../testing/locks.ts'
import { claimAttachments } from './attachments.service.ts'

const { app, make, as } = await testApp()

it('refuses to remove a file that is being taken hold of', async () => {
  const owner = await make.doctor()
  const { body: file } = await as(owner).call(attachmentRoutes.uploadAttachment, {
    query: { attachmentType: 'Document' },
    file: blobOf('Words.'),
    fileName: 'words.txt',
  })
  const holder = { kind: 'content-version' as const, id: randomUUID() }

  const { removing } = await inTransaction(app, async (tx) => {
    await claimAttachments(app, tx, { holder, ids: [file.id], ownerId: owner.userId, field: 'attachmentIds' })
    const started = as(owner).call(attachmentRoutes.deleteAttachment, { query: { id: file.id } })
    await someStatementWaits(app.db)
    return { removing: started }
  })

  expect((await removing).status).toBe(409)
  const uses = app.db.selectFrom('attachment_uses').select('attachment_id').where('holder_id', '=', holder.id)
  expect(await uses.execute()).toEqual([{ attachment_id: file.id }])
})
