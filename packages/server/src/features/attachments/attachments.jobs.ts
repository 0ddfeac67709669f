import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../platform/app.ts'
import { days, later } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { enqueue, job } from '../../platform/jobs/jobs.ts'
import { type AttachmentRow, deleteUnusedAttachments } from './attachments.queries.ts'
import { blobKeysOf, spoolFolder } from './uploads.service.ts'

const removeBlobs = job<{ keys: string[] }>('remove-blobs')
const sweptAtOnce = 500

/** In the transaction that deletes the rows: the bytes go if, and only if, it commits. */
export async function removeBlobsLater(tx: Db, rows: AttachmentRow[]): Promise<void> {
  const keys = rows.flatMap(blobKeysOf)
  if (keys.length > 0) await enqueue(tx, removeBlobs, { keys })
}

export function joinAttachments(app: App): void {
  app.jobs.handle(removeBlobs, async ({ keys }) => {
    for (const key of keys) await app.blobs.remove(key)
  })
  app.jobs.schedule('sweep-attachments', '23 * * * *', async () => {
    await sweepAttachments(app)
    await sweepSpool(app)
  })
}

/** Uploads that nothing has held for a day, bytes and all. */
export async function sweepAttachments(app: App): Promise<void> {
  const before = later(app.clock.now(), -days(1))
  for (let swept = sweptAtOnce; swept === sweptAtOnce; ) {
    swept = await inTransaction(app, async (tx) => {
      const rows = await deleteUnusedAttachments(tx, { before, limit: sweptAtOnce })
      await removeBlobsLater(tx, rows)
      return rows.length
    })
  }
}

/** What a crash left half uploaded. */
async function sweepSpool(app: App): Promise<void> {
  const folder = await spoolFolder(app)
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const file = await stat(path).catch(() => undefined)
    if (file && file.mtimeMs < Date.now() - days(1)) await rm(path, { force: true })
  }
}
