import { attachmentRoutes, userRoutes } from '@materia/contract'
import { describe, expect, it } from 'vitest'
import { days, hours } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { testApp } from '../../testing/app.ts'
import { files } from '../../testing/files.ts'
import type { Person } from '../../testing/make.ts'
import { sweepAttachments } from './attachments.jobs.ts'
import { claimAttachments, releaseAttachments } from './index.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { app, make, as, clock } = tester
const { upload, read } = attachmentCalls(tester)

describe('letting go of an attachment', () => {
  const remove = (person: Person, id: string) => as(person).call(attachmentRoutes.deleteAttachment, { query: { id } })
  const holder = () => ({ kind: 'profile' as const, id: crypto.randomUUID() })
  const keyOf = (id: string) => `attachments/${id.slice(0, 2)}/${id}`

  it('removes it, bytes and all, for its owner alone', async () => {
    const [owner, other] = [await make.doctor(), await make.admin()]
    const { body } = await upload(owner, 'Image', await files.png(), 'a.png')

    const foreign = await remove(other, body.id)
    const own = await remove(owner, body.id)
    await app.jobs.runDue()

    expect([foreign.status, own.status]).toEqual([404, 204])
    expect((await read(owner, body.id)).status).toBe(404)
    expect(await app.blobs.has(keyOf(body.id))).toBe(false)
    expect(await app.blobs.has(`${keyOf(body.id)}.small`)).toBe(false)
  })

  it('is refused while something holds it', async () => {
    const owner = await make.doctor()
    const { body } = await upload(owner, 'Image', await files.png(), 'a.png')
    const claim = { holder: holder(), ids: [body.id], ownerId: owner.userId, field: 'file' }
    await inTransaction(app, (tx) => claimAttachments(app, tx, claim))

    const held = await remove(owner, body.id)
    await inTransaction(app, (tx) => releaseAttachments(app, tx, claim.holder))
    const released = await remove(owner, body.id)

    expect([held.status, released.status]).toEqual([409, 204])
  })

  it('sweeps what nothing has held for a day, and nothing else', async () => {
    const owner = await make.doctor()
    const [held, letGo, forgotten] = [
      (await upload(owner, 'Document', 'held', 'a.txt')).body.id,
      (await upload(owner, 'Document', 'let go', 'b.txt')).body.id,
      (await upload(owner, 'Document', 'forgotten', 'c.txt')).body.id,
    ]
    const claim = { holder: holder(), ids: [held, letGo], ownerId: owner.userId, field: 'file' }
    await inTransaction(app, (tx) => claimAttachments(app, tx, claim))
    clock.advance(hours(23))
    await inTransaction(app, (tx) => claimAttachments(app, tx, { ...claim, ids: [held] }))
    clock.advance(hours(2))
    const rows = async () => {
      await sweepAttachments(app)
      await app.jobs.runDue()
      const left = await app.db.selectFrom('attachments').select('id').where('owner_id', '=', owner.userId).execute()
      return new Set(left.map((row) => row.id))
    }

    expect(await rows()).toEqual(new Set([held, letGo]))
    expect(await app.blobs.has(keyOf(forgotten))).toBe(false)
    clock.advance(days(1))
    expect(await rows()).toEqual(new Set([held]))
  })

  it('refuses to hold what is somebody else’s', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const { body } = await upload(owner, 'Document', 'mine', 'a.txt')
    const claim = { holder: holder(), ids: [body.id], ownerId: other.userId, field: 'attachmentIds' }

    await expect(inTransaction(app, (tx) => claimAttachments(app, tx, claim))).rejects.toMatchObject({
      status: 400,
      extensions: { errors: [{ field: 'attachmentIds' }] },
    })
  })

  it('happens to everything unpublished when the person leaves', async () => {
    const [owner, other] = [await make.doctor(), await make.doctor()]
    const kept = (await upload(owner, 'Document', 'kept', 'a.txt')).body.id
    const gone = (await upload(owner, 'Document', 'gone', 'b.txt')).body.id
    const claim = { holder: holder(), ids: [kept], ownerId: owner.userId, field: 'file' }
    await inTransaction(app, (tx) => claimAttachments(app, tx, claim))

    await as(owner).call(userRoutes.deleteUser, { params: { id: owner.userId } })
    await sweepAttachments(app)
    await app.jobs.runDue()

    expect(await app.blobs.has(keyOf(kept))).toBe(true)
    expect(await app.blobs.has(keyOf(gone))).toBe(false)
    expect((await read(other, gone)).status).toBe(404)
  })
})
