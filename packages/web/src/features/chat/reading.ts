import type { Chatroom } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { markRead } from './api.ts'

const readAfterMs = 400

/** Moves the read pointer once the newest message is really before somebody's eyes. */
export function useReading(room: Chatroom, newest: number, isAtEnd: boolean): void {
  const cache = useQueryClient()
  const isLooking = useSyncExternalStore(onLookingChange, getLooking, () => false)
  const isBehind = newest > room.lastReadSequence
  useEffect(() => {
    if (!isBehind || !isAtEnd || !isLooking) return
    // Without a connection the pointer stays where it is; the next message or look moves it.
    const timer = setTimeout(() => void markRead(cache, room.id, newest).catch(() => undefined), readAfterMs)
    return () => clearTimeout(timer)
  }, [cache, room.id, newest, isBehind, isAtEnd, isLooking])
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
