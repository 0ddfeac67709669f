import { describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { announce, createEvents, event, inTransaction } from './events.ts'

const { db } = await testDatabase()
const happened = event<{ name: string }>('happened')

function listening() {
  const heard: string[] = []
  const failures: unknown[] = []
  const events = createEvents((error) => void failures.push(error))
  events.on(happened, ({ name }) => void heard.push(name))
  return { app: { db, events }, heard, failures, events }
}

describe('an event', () => {
  it('is told after the commit, in the order announced', async () => {
    const { app, heard } = listening()

    await inTransaction(app, async (tx) => {
      announce(tx, happened, { name: 'first' })
      announce(tx, happened, { name: 'second' })
      expect(heard).toEqual([])
    })

    expect(heard).toEqual(['first', 'second'])
  })

  it('is not told when the transaction is rolled back', async () => {
    const { app, heard } = listening()

    await expect(
      inTransaction(app, async (tx) => {
        announce(tx, happened, { name: 'never' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')

    expect(heard).toEqual([])
  })

  it('reaches the other listeners when one of them fails', async () => {
    const { app, heard, failures, events } = listening()
    events.on(happened, () => Promise.reject(new Error('broken listener')))
    events.on(happened, ({ name }) => void heard.push(`${name} again`))

    await inTransaction(app, async (tx) => announce(tx, happened, { name: 'once' }))
    await Promise.resolve()

    expect(heard).toEqual(['once', 'once again'])
    expect(failures).toHaveLength(1)
  })

  it('cannot be announced outside a transaction', () => {
    expect(() => announce(db, happened, { name: 'x' })).toThrow('outside a transaction')
  })
})
