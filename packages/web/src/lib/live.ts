import type { HubArgs, HubEvent, HubEventName, HubMethodName, HubReply, HubSpec } from '@materia/contract'
import { type QueryClient, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { callHubWith, onHubConnected, onHubEvent } from './sockets.ts'

/** What a feature's part of the cache does when a hub speaks. */
export interface Live {
  hub: HubSpec
  join: (cache: QueryClient) => () => void
}

export function live<H extends HubSpec>(
  hub: H,
  events: { [E in HubEventName<H>]?: (payload: HubEvent<H, E>, cache: QueryClient) => void },
  /** After every connection: what to ask again because it may have been missed. */
  onConnected?: (cache: QueryClient) => void,
): Live {
  return {
    hub,
    join(cache) {
      const leave = (Object.keys(events) as HubEventName<H>[]).map((event) =>
        onHubEvent(hub, event, (payload) => events[event]?.(payload, cache)),
      )
      if (onConnected) leave.push(onHubConnected(hub, () => onConnected(cache)))
      return () => {
        for (const each of leave) each()
      }
    },
  }
}

/** The cache's name for a hub call. */
export const hubKey = <H extends HubSpec, M extends HubMethodName<H>>(
  hub: H,
  method: M,
  ...args: unknown[]
): QueryKey => [hub.namespace, method, ...args]

type HubReplyOptions<H extends HubSpec, M extends HubMethodName<H>, Data> = Omit<
  UseQueryOptions<HubReply<H, M>, Error, Data>,
  'queryKey' | 'queryFn'
>

/** A hub's answer, kept in the cache. */
export function useHubReply<H extends HubSpec, M extends HubMethodName<H>, Data = HubReply<H, M>>(
  hub: H,
  method: M,
  args: HubArgs<H, M>,
  options: HubReplyOptions<H, M, Data> = {},
) {
  return useQuery<HubReply<H, M>, Error, Data>({
    queryKey: hubKey(hub, method, ...(args as unknown[])),
    queryFn: () => callHubWith(hub, method, args),
    ...options,
  })
}
