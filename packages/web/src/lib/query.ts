import type { Route, RouteInput, RouteReply } from '@materia/contract'
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  type Query,
  QueryClient,
  type QueryKey,
  timeoutManager,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { isPassing } from './api-error.ts'
import { type CallOptions, call } from './client.ts'
import { isOnline } from './online.ts'
import { onSessionEnd } from './session.ts'
import { sharedTimers } from './shared-timers.ts'

/**
 * Invalidating restarts every fetch under way, a query's first one too: the library restarts only those of queries that have
 * data, so an answer from before the change would count as fresh.
 */
class RestartingQueryClient extends QueryClient {
  /** The library takes every device for connected until an event says otherwise; the one before the start it has missed. */
  override mount(): void {
    super.mount()
    onlineManager.setOnline(isOnline())
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options: InvalidateOptions = {},
  ): Promise<void> {
    if (options.cancelRefetch === false) return super.invalidateQueries(filters, options)
    for (const query of this.getQueryCache().findAll(filters)) {
      if (query.state.fetchStatus === 'idle') continue
      void query.cancel({ silent: true })
      query.fetch().catch(() => undefined)
    }
    return super.invalidateQueries(filters, { ...options, cancelRefetch: false })
  }
}

timeoutManager.setTimeoutProvider(sharedTimers())

export const tryAgainAfterMs = 10_000

/** A list as far as it was scrolled is not loaded anew because its next page failed. */
const hasPages = ({ state, options }: Query): boolean => state.data !== undefined && 'initialPageParam' in options

export const queryClient = new RestartingQueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // Without a connection a query fails and says so, instead of waiting in silence; the connection brings it back.
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refusal stays a refusal; only a broken connection or server is worth another try.
      persister: (ask, context, query) => askOrRestore(() => askInTurn(async () => ask(context), query), query),
      retry: (failures, error) => failures < 2 && isPassing(error) && isOnline(),
      refetchInterval: (query) => (isPassing(query.state.error) && !hasPages(query) ? tryAgainAfterMs : false),
    },
    mutations: { networkMode: 'always' },
  },
})

onSessionEnd(() => queryClient.clear())

/** A new screen asks for a dozen replies at once: they are sent a few at a time, so that a slow phone answers taps between them. */
async function askInTurn<Data>(ask: () => Promise<Data>, query: Pick<Query, 'getObserversCount'>): Promise<Data> {
  if (query.getObserversCount() > 0) await myTurn()
  return ask()
}

const turns: (() => void)[] = []
const askedAtOnce = 2

function myTurn(): Promise<void> {
  return new Promise((go) => {
    turns.push(go)
    if (turns.length === 1) setTimeout(takeTurns)
  })
}

function takeTurns(): void {
  for (const go of turns.splice(0, askedAtOnce)) go()
  if (turns.length > 0) setTimeout(takeTurns)
}

/** The query still fails, so that it goes on trying; meanwhile it shows what this device has saved of the reply. */
async function askOrRestore<Data>(ask: () => Promise<Data>, { queryKey }: { queryKey: QueryKey }): Promise<Data> {
  try {
    return await ask()
  } catch (error) {
    if (isPassing(error)) await restore(queryKey).catch(() => undefined)
    throw error
  }
}

const restore = async (key: QueryKey) => (await import('./saved-replies.ts')).restoreReply(queryClient, key)

/** Since when what is on the screen is not confirmed, because nobody answers; undefined while everything is. */
export function outdatedSince(isOfScreen: (key: QueryKey) => boolean): number | undefined {
  const shown = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => isPassing(state.error) })
  const times = shown.flatMap(({ queryKey, state }) =>
    state.data === undefined || !isOfScreen(queryKey) ? [] : state.dataUpdatedAt,
  )
  return times.length > 0 ? Math.min(...times) : undefined
}

/** The cache's name for a call; without input, the beginning of the names of all calls of the route. */
export const replyKey = <R extends Route>(route: R, input?: RouteInput<R>): QueryKey =>
  input === undefined ? [route.method, route.path] : [route.method, route.path, input]

/** Everything a query needs to know about a call, to read or to fetch ahead. */
export const replyOf = <R extends Route>(route: R, input: RouteInput<R>) => ({
  queryKey: replyKey(route, input),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<RouteReply<R>> => call(route, input, { signal }),
})

/** A reply that a change has just brought; the answer of a fetch under way may be older and is not waited for. */
export function keepReply<R extends Route>(
  cache: QueryClient,
  route: R,
  input: RouteInput<R>,
  reply: RouteReply<R>,
): void {
  const queryKey = replyKey(route, input)
  void cache.cancelQueries({ queryKey, exact: true })
  cache.setQueryData<RouteReply<R>>(queryKey, () => reply)
}

type ReplyOptions<R extends Route, Data> = Omit<UseQueryOptions<RouteReply<R>, Error, Data>, 'queryKey' | 'queryFn'>

/** A reply of the server, kept in the cache. */
export function useReply<R extends Route, Data = RouteReply<R>>(
  route: R,
  input: RouteInput<R>,
  options: ReplyOptions<R, Data> = {},
) {
  return useQuery<RouteReply<R>, Error, Data>({ ...replyOf(route, input), ...options })
}

type ActionOptions<R extends Route, Context> = Omit<
  UseMutationOptions<RouteReply<R>, Error, RouteInput<R>, Context>,
  'mutationFn'
> & { call?: CallOptions }

/** A call that changes something; `mutate(input)` makes it. */
export function useAction<R extends Route, Context = unknown>(
  route: R,
  { call: callOptions, ...options }: ActionOptions<R, Context> = {},
) {
  return useMutation<RouteReply<R>, Error, RouteInput<R>, Context>({
    mutationFn: (input) => call(route, input, callOptions),
    ...options,
  })
}
