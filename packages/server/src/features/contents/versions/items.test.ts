import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../platform/events/events.ts'
import { testApp } from '../../../testing/app.ts'
import { deleteItems, passItems, restoreItems } from './items.service.ts'
import { putContentVersions } from './versions.service.ts'

const { app, make } = await testApp()

async function newFolio(ownerId: string): Promise<string> {
  const contentItemId = randomUUID()
  await inTransaction(app, (tx) =>
    putContentVersions(tx, [
      {
        type: 'Folio',
        contentItemId,
        ownerId,
        title: 'Heart failure',
        publishedOn: new Date(),
        details: { shareLevel: 'Public', logoAttachmentId: null, verifiedOnly: false },
      },
    ]),
  )
  return contentItemId
}

const readItem = (id: string) =>
  app.db
    .selectFrom('content_items as i')
    .innerJoin('content_versions as v', 'v.id', 'i.current_version_id')
    .select(['i.is_deleted', 'i.deleted_at', 'i.owner_id', 'v.creator_id'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()

describe('deleting items', () => {
  it('marks them once and is undone by restoring', async () => {
    const id = await newFolio((await make.doctor()).userId)

    const first = await inTransaction(app, (tx) => deleteItems(tx, [id], new Date('2026-01-01')))
    const second = await inTransaction(app, (tx) => deleteItems(tx, [id], new Date('2026-02-01')))
    const deleted = await readItem(id)
    await inTransaction(app, (tx) => restoreItems(tx, [id]))
    const restored = await readItem(id)

    expect([first, second]).toEqual([[id], []])
    expect(deleted).toMatchObject({ is_deleted: true, deleted_at: new Date('2026-01-01') })
    expect(restored).toMatchObject({ is_deleted: false, deleted_at: null })
  })
})

describe('passing an item on', () => {
  it('makes the new owner the creator of what stands now', async () => {
    const [owner, heir] = [await make.doctor(), await make.doctor()]
    const id = await newFolio(owner.userId)

    await inTransaction(app, (tx) => passItems(tx, [{ contentItemId: id, ownerId: heir.userId }]))

    expect(await readItem(id)).toMatchObject({ owner_id: heir.userId, creator_id: heir.userId })
  })
})
