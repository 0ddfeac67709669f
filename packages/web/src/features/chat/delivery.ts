import { type Attachment, type ChatMessage, chatHub, type QuotedMessage } from '@materia/contract'
import type { QueryClient } from '@tanstack/react-query'
import { explain, isRefused } from '../../lib/api-error.ts'
import { hubState } from '../../lib/sockets.ts'
import { receiveMessage, sendMessage } from './api.ts'
import { addUnsent, changeUnsent, listUnsent, removeUnsent, type Unsent } from './outbox.ts'

const retryMs = 5_000
const sendingRooms = new Set<string>()
let retry: ReturnType<typeof setTimeout> | undefined

/** Shown at once, kept until the server has acknowledged it. */
export function say(
  cache: QueryClient,
  message: {
    chatroomId: string
    content: string
    sharedContentItemId?: string
    replyTo?: QuotedMessage | null
    attachments?: Attachment[]
  },
): void {
  const { sharedContentItemId = null, replyTo = null } = message
  addUnsent({ ...message, sharedContentItemId, replyTo })
  void deliver(cache, message.chatroomId)
}

export function sayAgain(cache: QueryClient, unsent: Unsent): void {
  changeUnsent(unsent.clientMessageId, { state: 'sending', refusal: undefined })
  void deliver(cache, unsent.chatroomId)
}

/** After every connection. */
export function deliverAll(cache: QueryClient): void {
  for (const chatroomId of new Set(listUnsent().map((entry) => entry.chatroomId))) void deliver(cache, chatroomId)
}

/** One after the other in a room, so that they arrive in the order they were written. */
async function deliver(cache: QueryClient, chatroomId: string): Promise<void> {
  if (sendingRooms.has(chatroomId) || hubState(chatHub) !== 'connected') return
  sendingRooms.add(chatroomId)
  try {
    for (let next = firstOf(chatroomId); next; next = firstOf(chatroomId)) {
      if (!(await attempt(cache, next))) return tryLater(cache)
    }
  } finally {
    sendingRooms.delete(chatroomId)
  }
}

const firstOf = (chatroomId: string) =>
  listUnsent().find((entry) => entry.chatroomId === chatroomId && entry.state === 'sending')

/** False where it is worth trying again: no answer came, or the server had trouble. */
async function attempt(cache: QueryClient, unsent: Unsent): Promise<boolean> {
  try {
    receiveMessage(cache, await sendMessage(pick(unsent)))
    removeUnsent(unsent.clientMessageId)
    return true
  } catch (error) {
    if (!isRefused(error)) return false
    changeUnsent(unsent.clientMessageId, { state: 'failed', refusal: explain(error) })
    return true
  }
}

const pick = ({ chatroomId, content, clientMessageId, sharedContentItemId, replyTo, attachments }: Unsent) => ({
  chatroomId,
  content,
  clientMessageId,
  sharedContentItemId,
  replyToMessageId: replyTo?.id ?? null,
  attachmentIds: attachments?.map(({ id }) => id) ?? [],
})

function tryLater(cache: QueryClient) {
  clearTimeout(retry)
  retry = setTimeout(() => deliverAll(cache), retryMs)
}

/** Another tab, or an attempt whose answer was lost, has brought it through. */
export const settle = (message: ChatMessage) => removeUnsent(message.clientMessageId)
