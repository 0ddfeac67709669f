import { type Confirmation, identityRoutes, profileRoutes, type SecondFactor, userRoutes } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../lib/client.ts'
import { replyKey, useAction, useReply } from '../../../lib/query.ts'
import { beginSession } from '../../../lib/session.ts'

export async function finishSignIn(answer: z.input<typeof SecondFactor>): Promise<void> {
  beginSession(await call(identityRoutes.signInWithSecondFactor, { body: answer }))
}

export async function confirmIdentity(given: z.input<typeof Confirmation>): Promise<void> {
  await call(identityRoutes.confirmIdentity, { body: given })
}

export const useMfa = () => useReply(identityRoutes.getMfa, {}, { staleTime: 0 })

export const useActivity = () => useReply(identityRoutes.listActivity, {}, { staleTime: 0 })
export const endAllSessions = () => call(identityRoutes.endAllSessions, { body: { everywhere: true } })

/** The address that waits for its link to be opened. */
export const useEmailChange = () => useReply(identityRoutes.getEmailChange, {}, { staleTime: 0 })
export const useChangeEmail = () => useAction(identityRoutes.changeEmail, { onSuccess: useEmailChangeSettled() })
export const useCancelEmailChange = () =>
  useAction(identityRoutes.cancelEmailChange, { onSuccess: useEmailChangeSettled() })
export const confirmEmail = (body: { token: string; email: string }) => call(identityRoutes.confirmEmail, { body })

function useEmailChangeSettled() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: replyKey(identityRoutes.getEmailChange) })
}

/** What is shown of the account, its verification included, is asked for anew. */
export function useUpdateUser() {
  const cache = useQueryClient()
  return useAction(userRoutes.updateUser, {
    onSuccess: () =>
      Promise.all(
        [userRoutes.getUser, profileRoutes.getProfile].map((route) =>
          cache.invalidateQueries({ queryKey: replyKey(route) }),
        ),
      ),
  })
}

export const beginTotp = () => call(identityRoutes.beginTotp, {})
export const confirmTotp = (code: string) => call(identityRoutes.confirmTotp, { body: { code } })

export const useRemoveTotp = () => useAction(identityRoutes.removeTotp, { onSuccess: useFactorsChanged() })
export const useRemovePasskey = () => useAction(identityRoutes.removePasskey, { onSuccess: useFactorsChanged() })
export const useRenewCodes = () => useAction(identityRoutes.renewRecoveryCodes, { onSuccess: useFactorsChanged() })

/** What is shown of the factors and of what happened to the account is asked for anew. */
export function useFactorsChanged() {
  const cache = useQueryClient()
  return () =>
    Promise.all(
      [identityRoutes.getMfa, identityRoutes.listActivity, userRoutes.getUser].map((route) =>
        cache.invalidateQueries({ queryKey: replyKey(route) }),
      ),
    )
}
