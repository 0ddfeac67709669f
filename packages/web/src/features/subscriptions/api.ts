import {
  contentRoutes,
  type Mute,
  type Subscription,
  type SubscriptionTarget,
  subscriptionRoutes,
} from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { explain } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { replyKey, useReply } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { showError } from '../../ui/notice.ts'

const listKey = { queryKey: replyKey(subscriptionRoutes.listSubscriptions) }

export const useSubscriptions = () => useReply(subscriptionRoutes.listSubscriptions, {})

/** The subscription to this very thing, if there is one. */
export function useSubscriptionTo(target: SubscriptionTarget): { isKnown: boolean; subscription?: Subscription } {
  const { data } = useSubscriptions()
  return { isKnown: data !== undefined, subscription: data?.find((each) => isSame(each.target, target)) }
}

const isSame = (one: SubscriptionTarget, other: SubscriptionTarget) => sorted(one) === sorted(other)
const sorted = (target: SubscriptionTarget) => JSON.stringify(Object.entries(target).toSorted())

function useChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => showError(explain(error)),
    onSettled: () => cache.invalidateQueries(listKey),
  })
}

export const useFollowing = () => ({
  follow: useChange((target: SubscriptionTarget) => call(subscriptionRoutes.createSubscription, { body: { target } })),
  stop: useChange((id: string) => call(subscriptionRoutes.deleteSubscription, { params: { id } })),
  change: useChange(({ id, ...body }: { id: string; name?: string; isMuted?: boolean }) =>
    call(subscriptionRoutes.updateSubscription, { params: { id }, body }),
  ),
})

const foliosSuggested = 3

/** Of others, as Discover ranks them. */
export function useFoliosToFollow() {
  const { userId } = useSession()
  return useReply(
    contentRoutes.discover,
    { query: { count: 10, filter: ['Folio'] } },
    {
      select: (folios) => folios.filter(({ creator }) => creator?.userId !== userId).slice(0, foliosSuggested),
    },
  )
}

export const openFeed = (id: string) => call(subscriptionRoutes.openSubscriptionFeed, { params: { id } })
export const closeFeed = (id: string) => call(subscriptionRoutes.closeSubscriptionFeed, { params: { id } })

export const useMutes = () => useReply(subscriptionRoutes.listMutes, {})

export const useExplanation = (contentItemId: string) =>
  useReply(subscriptionRoutes.explainContent, { params: { contentItemId } })

/** What is muted leaves every feed at once, and comes back when it is shown again. */
export function useMuting() {
  const cache = useQueryClient()
  const told = {
    onError: (error: Error) => showError(explain(error)),
    onSettled: () =>
      Promise.all(
        [subscriptionRoutes.listMutes, contentRoutes.discover, contentRoutes.newSinceVisit].map((route) =>
          cache.invalidateQueries({ queryKey: replyKey(route) }),
        ),
      ),
  }
  return {
    mute: useMutation({
      mutationFn: (body: Pick<Mute, 'type' | 'value'>) => call(subscriptionRoutes.createMute, { body }),
      ...told,
    }),
    unmute: useMutation({
      mutationFn: (id: string) => call(subscriptionRoutes.deleteMute, { params: { id } }),
      ...told,
    }),
  }
}

export const useNewSinceVisit = () => useReply(contentRoutes.newSinceVisit, {})

export function useMarkVisit() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call(contentRoutes.markVisit, {}),
    onSuccess: () => cache.invalidateQueries({ queryKey: replyKey(contentRoutes.newSinceVisit) }),
  })
}
