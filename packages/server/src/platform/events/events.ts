import type { Db, Tx } from '../db/db.ts'

/** Something that happened, told to whoever listens once the transaction that made it true has committed. */
export interface EventKind<Payload> {
  name: string
  /** Only carries the payload's type. */
  payload?: Payload
}

export interface Announcement {
  kind: EventKind<unknown>
  payload: unknown
}

type Listener = (payload: never) => void | Promise<void>

export interface Events {
  on<Payload>(kind: EventKind<Payload>, listener: (payload: Payload) => void | Promise<void>): void
  deliver(announcements: Announcement[]): void
}

export const event = <Payload>(name: string): EventKind<Payload> => ({ name })

const pendingByTransaction = new WeakMap<Db, Announcement[]>()

/** Call inside `inTransaction`; outside of one there is no commit to wait for, and it throws. */
export function announce<Payload>(tx: Db, kind: EventKind<Payload>, payload: Payload): void {
  const pending = pendingByTransaction.get(tx)
  if (!pending) throw new Error(`The event ${kind.name} was announced outside a transaction.`)
  pending.push({ kind, payload })
}

/** Runs `work` in one transaction and delivers what it announced after the commit. */
export async function inTransaction<Result>(
  app: { db: Db; events: Events },
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const announcements: Announcement[] = []
  const result = await app.db.transaction().execute((tx) => {
    pendingByTransaction.set(tx, announcements)
    return work(tx)
  })
  app.events.deliver(announcements)
  return result
}

export function createEvents(onListenerError: (error: unknown, eventName: string) => void): Events {
  const listeners = new Map<string, Listener[]>()

  async function tell(listener: Listener, announcement: Announcement) {
    try {
      await listener(announcement.payload as never)
    } catch (error) {
      onListenerError(error, announcement.kind.name)
    }
  }

  return {
    on(kind, listener) {
      listeners.set(kind.name, [...(listeners.get(kind.name) ?? []), listener])
    },
    deliver(announcements) {
      for (const announcement of announcements) {
        for (const listener of listeners.get(announcement.kind.name) ?? []) void tell(listener, announcement)
      }
    },
  }
}
