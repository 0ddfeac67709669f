import { afterEach, expect, it, vi } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { putDocuments } from '../index.ts'
import { document } from '../testing/documents.ts'
import { countOpen } from './count.ts'

afterEach(() => vi.useRealTimers())

it('keeps nobody waiting while all documents are counted again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { db, pool } = await testDatabase()
  const put = (title: string) => db.transaction().execute((tx) => putDocuments(tx, [document(title)]))
  const counted = async () => (await countOpen(pool)).reduce((sum, { count }) => sum + count, 0)
  await put('One')
  expect(await counted()).toBe(1)

  await put('Two')
  vi.advanceTimersByTime(60_000)

  expect(await counted()).toBe(1)
  await vi.waitFor(async () => expect(await counted()).toBe(2))
})
