import {
  type DigestTime,
  type NotificationKind,
  type NotificationPreference,
  notificationRoutes,
} from '@materia/contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/client.ts'
import { keepReply, replyKey, useReply } from '../../lib/query.ts'
import { reloadNotifications } from './live.ts'

const pageSize = 30

/** Newest first, page by page. */
export const useNotifications = (unread: boolean) =>
  useInfiniteQuery({
    queryKey: [...replyKey(notificationRoutes.listNotifications), 'pages', unread],
    queryFn: ({ pageParam, signal }) =>
      call(
        notificationRoutes.listNotifications,
        {
          query: {
            count: pageSize,
            ...(pageParam && { before: pageParam }),
            ...(unread && { unread: 'true' as const }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.id : undefined),
  })

/** The last few that are no invitation. */
export const useLatestNews = (count: number) =>
  useReply(
    notificationRoutes.listNotifications,
    { query: { count } },
    {
      select: (all) => all.filter(({ kind }) => kind !== 'FolioInvite' && kind !== 'ChatroomInvite'),
    },
  )

export function useReading() {
  const cache = useQueryClient()
  const onSettled = () => reloadNotifications(cache)
  const one = useMutation({
    mutationFn: (id: string) => call(notificationRoutes.readNotification, { params: { id } }),
    onSettled,
  })
  const all = useMutation({ mutationFn: () => call(notificationRoutes.readAllNotifications, {}), onSettled })
  return { read: one.mutate, readAll: all.mutate }
}

export const usePreferences = () => useReply(notificationRoutes.getNotificationPreferences, {})

export function useChangePreference() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (chosen: Partial<Record<NotificationKind, NotificationPreference>>) =>
      call(notificationRoutes.updateNotificationPreferences, { body: chosen }),
    onSuccess: (all) => keepReply(cache, notificationRoutes.getNotificationPreferences, {}, all),
  })
}

export const useDigestTime = () => useReply(notificationRoutes.getDigestTime, {})

export function useSetDigestTime() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: DigestTime) => call(notificationRoutes.setDigestTime, { body }),
    onSuccess: (time) => keepReply(cache, notificationRoutes.getDigestTime, {}, time),
  })
}
