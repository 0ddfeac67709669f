import type { Db } from '../../platform/db/db.ts'
import { insertMessages, isSaidTwice, type NewMessage, type StoredMessage } from './messages.queries.ts'

interface Waiting {
  message: NewMessage
  settle(stored: StoredMessage | undefined): void
  fail(error: unknown): void
}

const messagesAtOnce = 50
const queues = new Map<string, Waiting[]>()

/**
 * One statement at a time in a room; what is said meanwhile goes into the next one together. So a busy room holds one
 * connection, not all of them, and a slow disk is waited for once and not by each message.
 */
export function storeMessage(db: Db, message: NewMessage): Promise<StoredMessage | undefined> {
  return new Promise((settle, fail) => {
    const waiting = { message, settle, fail }
    const queue = queues.get(message.chatroomId)
    if (queue) {
      queue.push(waiting)
      return
    }
    queues.set(message.chatroomId, [waiting])
    void drain(db, message.chatroomId)
  })
}

async function drain(db: Db, chatroomId: string): Promise<void> {
  const queue = queues.get(chatroomId) ?? []
  while (queue.length > 0) await storeBatch(db, takeBatch(queue))
  queues.delete(chatroomId)
}

/** A retry never stands in one statement with what it repeats. */
function takeBatch(queue: Waiting[]): Waiting[] {
  const names = queue.slice(0, messagesAtOnce).map(({ message }) => `${message.fromUserId} ${message.clientMessageId}`)
  const repeated = names.findIndex((name, index) => names.indexOf(name) < index)
  return queue.splice(0, repeated === -1 ? names.length : repeated)
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
