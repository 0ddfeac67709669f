import type { Db } from '../../../platform/db/db.ts'
import { insertMessages, isSaidTwice, type NewMessage, type StoredMessage } from './messages.queries.ts'

interface Waiting {
  message: NewMessage
  settle(stored: StoredMessage | undefined): void
  fail(error: unknown): void
}

const messagesAtOnce = 50

export type StoreMessage = (message: NewMessage) => Promise<StoredMessage | undefined>

/**
 * One statement at a time in a room; what is said meanwhile goes into the next one together. So a busy room holds one
 * connection, not all of them, and a slow disk is waited for once and not by each message. A retry of what is still on
 * its way waits along with it: were it stored in its turn, those who try again would keep a slow database slow.
 */
export function createMessageQueue(db: Db): StoreMessage {
  const queues = new Map<string, Waiting[]>()
  const underWay = new Map<string, Promise<StoredMessage | undefined>>()

  function enqueue(message: NewMessage): Promise<StoredMessage | undefined> {
    return new Promise((settle, fail) => {
      const waiting = { message, settle, fail }
      const queue = queues.get(message.chatroomId)
      if (queue) {
        queue.push(waiting)
        return
      }
      queues.set(message.chatroomId, [waiting])
      void drain(message.chatroomId)
    })
  }

  async function drain(chatroomId: string): Promise<void> {
    const queue = queues.get(chatroomId) ?? []
    while (queue.length > 0) await storeBatch(db, queue.splice(0, messagesAtOnce))
    queues.delete(chatroomId)
  }

  return (message) => {
    const name = `${message.chatroomId} ${message.fromUserId} ${message.clientMessageId}`
    const known = underWay.get(name)
    if (known) return known
    const stored = enqueue(message).finally(() => underWay.delete(name))
    underWay.set(name, stored)
    return stored
  }
}

async function storeBatch(db: Db, batch: Waiting[]): Promise<void> {
  try {
    const stored = await insertMessages(
      db,
      batch.map(({ message }) => message),
    )
    const byId = new Map(stored.map((row) => [row.id, row]))
    for (const { message, settle } of batch) settle(byId.get(message.id))
  } catch (error) {
    if (batch.length > 1 && isSaidTwice(error)) {
      for (const waiting of batch) await storeBatch(db, [waiting])
      return
    }
    for (const { fail } of batch) fail(error)
  }
}
