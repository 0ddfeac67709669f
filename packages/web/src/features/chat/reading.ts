import { type Chatroom, chatHub } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHubState } from '../../lib/sockets.ts'
import { markRead } from './api.ts'

const readAfterMs = 400

/**
 * Choosing a room reads all that was said in it (spec §4); what is said later is read once it is really before somebody's
 * eyes. `newest` is the newest message here.
 */
export function useReading(room: Chatroom, newest: number, isAtEnd: boolean): void {
  const cache = useQueryClient()
  const isLooking = useSyncExternalStore(onLookingChange, getLooking, () => false)
  const isConnected = useHubState(chatHub) === 'connected'
  const [newestWhenChosen] = useState(() => Math.max(newest, room.latestSequence))
  const isChosenRead = room.lastReadSequence >= newestWhenChosen
  const due = isAtEnd && isLooking ? Math.max(newest, newestWhenChosen) : newestWhenChosen
  const isDue = isConnected && due > room.lastReadSequence
  useEffect(() => {
    if (!isDue) return
    // A call that fails changes nothing: the next connection, message or look tries again.
    const timer = setTimeout(
      () => void markRead(cache, room.id, due).catch(() => undefined),
      isChosenRead ? readAfterMs : 0,
    )
    return () => clearTimeout(timer)
  }, [cache, room.id, due, isDue, isChosenRead])
}

const getLooking = () => document.visibilityState === 'visible' && document.hasFocus()

function onLookingChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  return () => {
    document.removeEventListener('visibilitychange', listener)
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
  }
}
