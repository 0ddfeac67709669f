import { notificationRoutes } from '@materia/contract'
import { useReply } from '../../lib/query.ts'

/** Invitations among them; none until it is known. */
export const useUnreadNotifications = (): number =>
  useReply(notificationRoutes.countUnreadNotifications, {}).data?.count ?? 0
