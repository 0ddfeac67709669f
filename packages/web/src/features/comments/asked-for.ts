import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useIsSeen } from '../../ui/in-order.tsx'
import type { useComments } from './api.ts'

/** The id of a comment's element: notifications lead to it. */
export const elementIdOf = (commentId: string) => `comment-${commentId}`

/** Brings what the address names into sight once it is drawn: one comment, on whichever page, or all of them. */
export function useAskedFor({ data, hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useComments>) {
  const { hash, key } = useLocation()
  const isSeen = useIsSeen()
  const shown = useRef<string>(undefined)
  useEffect(() => {
    if (!/^#comment/.test(hash) || !isSeen || !data || isFetching || shown.current === key) return
    const asked = document.getElementById(hash.slice(1))
    if (!asked && hasNextPage) return void fetchNextPage()
    shown.current = key
    const place = asked ?? document.getElementById('comments')
    place?.scrollIntoView({ block: asked?.id === 'comments' ? 'start' : 'center' })
    if (asked && asked.id !== 'comments') asked.focus({ preventScroll: true })
  }, [hash, key, isSeen, data, isFetching, hasNextPage, fetchNextPage])
}
