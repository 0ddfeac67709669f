import { useSyncExternalStore } from 'react'
import { getSession } from '../../lib/session.ts'
import { actionMessages } from './actions/messages.ts'

interface Typist {
  chatroomId: string
  userId: string
  fullName: string
  untilMs: number
}

const shownMs = 4_000
const listeners = new Set<() => void>()
let typists: Typist[] = []

export function hearTyping(typing: { chatroomId: string; userId: string; fullName: string }): void {
  if (typing.userId === getSession().userId) return
  change([...others(typing), { ...typing, untilMs: Date.now() + shownMs }])
  setTimeout(() => change(typists.filter(({ untilMs }) => untilMs > Date.now())), shownMs + 50)
}

/** Who sent something has stopped typing it. */
export const stopTyping = (message: { chatroomId: string; fromUserId: string }) =>
  change(others({ chatroomId: message.chatroomId, userId: message.fromUserId }))

/** "Élise Tremblay is typing …", or an empty line. */
export function useTypingLine(chatroomId: string): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => lineOf(typists.filter((typist) => typist.chatroomId === chatroomId).map(({ fullName }) => fullName)),
    () => '',
  )
}

export function lineOf(names: string[]): string {
  if (names.length === 0) return ''
  const t = actionMessages()
  const [one = '', other = ''] = names
  if (names.length > 2) return t('severalTyping')
  return names.length === 1 ? t('oneTyping', { name: one }) : t('twoTyping', { one, other })
}

const others = ({ chatroomId, userId }: { chatroomId: string; userId: string }) =>
  typists.filter((typist) => typist.chatroomId !== chatroomId || typist.userId !== userId)

function change(next: Typist[]) {
  if (next.length === 0 && typists.length === 0) return
  typists = next
  for (const listener of listeners) listener()
}
