import type { ChatMessage } from '@materia/contract'
import { isSameDay } from './dates.ts'
import type { Unsent } from './outbox.ts'

export type Row =
  | { kind: 'beginning'; key: string; hasOlder: boolean }
  | { kind: 'day'; key: string; date: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; startsGroup: boolean; isHighlighted?: boolean }
  | { kind: 'unsent'; key: string; unsent: Unsent; startsGroup: boolean }

const groupWithinMs = 5 * 60_000

/** What the conversation shows, from top to bottom. */
export function rowsOf(
  messages: ChatMessage[],
  {
    unsent,
    unreadAfter,
    myUserId,
    hasOlder,
  }: { unsent: Unsent[]; unreadAfter: number | null; myUserId: string | null; hasOlder: boolean },
): Row[] {
  const rows: Row[] = [{ kind: 'beginning', key: 'beginning', hasOlder }]
  const firstUnread = firstUnreadOf(messages, { unreadAfter, myUserId })
  let before: { fromUserId: string | null; createdUtc: string } | undefined
  for (const message of messages) {
    if (!before || !isSameDay(before.createdUtc, message.createdUtc)) {
      rows.push({ kind: 'day', key: `day ${message.sequence}`, date: message.createdUtc })
      before = undefined
    }
    if (message === firstUnread) {
      rows.push({ kind: 'unread', key: 'unread' })
      before = undefined
    }
    rows.push({ kind: 'message', key: message.clientMessageId, message, startsGroup: !continues(before, message) })
    before = message
  }
  const stored = new Set(messages.map(({ clientMessageId }) => clientMessageId))
  for (const entry of unsent.filter(({ clientMessageId }) => !stored.has(clientMessageId))) {
    rows.push({ kind: 'unsent', key: entry.clientMessageId, unsent: entry, startsGroup: !continues(before, entry) })
    before = entry
  }
  return rows
}

/** Of somebody else, and only once all that came before it is there. */
function firstUnreadOf(
  messages: ChatMessage[],
  { unreadAfter, myUserId }: { unreadAfter: number | null; myUserId: string | null },
): ChatMessage | undefined {
  const [oldest] = messages
  if (unreadAfter === null || !oldest || oldest.sequence > unreadAfter + 1) return undefined
  return messages.find(({ sequence, fromUserId }) => sequence > unreadAfter && fromUserId !== myUserId)
}

const continues = (
  before: { fromUserId: string | null; createdUtc: string } | undefined,
  message: { fromUserId: string | null; createdUtc: string },
) =>
  before !== undefined &&
  before.fromUserId === message.fromUserId &&
  Date.parse(message.createdUtc) - Date.parse(before.createdUtc) < groupWithinMs
