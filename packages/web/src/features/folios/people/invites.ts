import { folioRoutes, type PendingFolioInvite } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRoles } from '../../../domain/roles.ts'
import { explain } from '../../../lib/api-error.ts'
import { replyKey, replyOf, useAction, useReply } from '../../../lib/query.ts'
import { useSession } from '../../../lib/session.ts'
import { showError, showSuccess } from '../../../ui/notice.ts'
import { reloadFolios } from '../api.ts'
import { useSavingMessages } from '../saving/messages.ts'

export const pendingInvitesOf = (userId: string) =>
  replyOf(folioRoutes.listPendingFolioInvites, { params: { id: userId } })

export function usePendingFolioInvites() {
  const { userId } = useSession()
  const { isDoctor, isAdmin } = useRoles()
  return useReply(
    folioRoutes.listPendingFolioInvites,
    { params: { id: userId ?? '' } },
    { enabled: userId !== null && (isDoctor || isAdmin) },
  )
}

/** Accepts or declines; a folio page that is open reloads its folios. */
export function useAnswerFolioInvite() {
  const t = useSavingMessages()
  const cache = useQueryClient()
  const { userId } = useSession()
  const action = useAction(folioRoutes.answerFolioInvite, {
    onSuccess: (_, { body }) => {
      showSuccess(t(body.folioInvitationStatus === 'Accepted' ? 'accepted' : 'declined'))
      void reloadFolios(cache)
    },
    onError: (error) => showError(explain(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: replyKey(folioRoutes.listPendingFolioInvites) }),
  })
  const answer = (invite: PendingFolioInvite, folioInvitationStatus: 'Accepted' | 'Declined') =>
    action.mutate({ params: { id: invite.folioId }, body: { inviteId: invite.id, userId, folioInvitationStatus } })
  return { answer, answering: action.isPending ? action.variables.body.inviteId : undefined }
}
