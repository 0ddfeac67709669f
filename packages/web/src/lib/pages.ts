import { type Route, type RouteInput, type RouteReply, totalCountHeader } from '@materia/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callForReply } from './client.ts'
import { replyKey } from './query.ts'

export interface Page<R extends Route> {
  rows: RouteReply<R>
  /** Size of the whole list. */
  total: number
}

/** One page of a list whose size nobody counts. */
export function useRows<R extends Route>(route: R, input: RouteInput<R>) {
  return useQuery<{ rows: RouteReply<R> }>({
    queryKey: [...replyKey(route, input), 'rows'],
    queryFn: async ({ signal }) => ({ rows: await call(route, input, { signal }) }),
    placeholderData: keepPreviousData,
  })
}

/** One page of a list with the size of the whole; the page before stays while the next one comes. */
export function usePage<R extends Route>(route: R, input: RouteInput<R>, options: { enabled?: boolean } = {}) {
  return useQuery<Page<R>>({
    queryKey: [...replyKey(route, input), 'page'],
    queryFn: async ({ signal }) => {
      const reply = await callForReply(route, input, { signal })
      return { rows: reply.data, total: Number(reply.headers.get(totalCountHeader) ?? 0) }
    },
    placeholderData: keepPreviousData,
    ...options,
  })
}
