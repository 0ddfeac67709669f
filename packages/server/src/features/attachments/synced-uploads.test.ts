import { readlinkSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { files } from '../../testing/files.ts'
import { attachmentCalls } from './testing/attachment-calls.ts'

const tester = await testApp()
const { app, make } = tester
const { upload } = attachmentCalls(tester)
const blobs = join(app.config.MATERIA_DATA_DIR, 'blobs')

afterEach(() => vi.restoreAllMocks())

describe('the bytes of an upload', () => {
  it.each([
    ['Image', 'photo.png', () => files.png()],
    ['PDF', 'guideline.pdf', () => files.pdf()],
  ])('of the type %s are on the disk, with their names, before the row is', async (type, name, bytes) => {
    const doctor = await make.doctor()
    const syncs = await watchSyncs()

    const { body } = await upload(doctor, type, await bytes(), name)

    const file = join(blobs, 'attachments', body.id.slice(0, 2), body.id)
    const paths = syncs.map(({ path }) => path)
    expect(paths).toContain(file)
    expect(paths.lastIndexOf(dirname(file))).toBeGreaterThan(paths.indexOf(file))
    expect(syncs.every(({ rows }) => rows === 0)).toBe(true)
  })

  it('have every folder that was made for them on the disk too', async () => {
    const syncs = await watchSyncs()

    await app.blobs.put('new/folder/one', Buffer.from('bytes'))

    expect(syncs.map(({ path }) => path)).toEqual([
      join(blobs, 'new/folder/one'),
      join(blobs, 'new/folder'),
      join(blobs, 'new'),
      blobs,
    ])
  })
})

/** What is synced to the disk from now on, and how many attachments had a row by then. */
async function watchSyncs(): Promise<{ path: string; rows: number }[]> {
  const before = await countRows()
  const syncs: { path: string; rows: number }[] = []
  const handle = await open(app.config.MATERIA_DATA_DIR, 'r')
  await handle.close()
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  const sync = prototype.sync
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    await sync.call(this)
    syncs.push({ path: readlinkSync(`/proc/self/fd/${this.fd}`), rows: (await countRows()) - before })
  })
  return syncs
}

async function countRows(): Promise<number> {
  const { count } = await app.db
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
