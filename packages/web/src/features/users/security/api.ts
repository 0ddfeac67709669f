import { type Confirmation, identityRoutes, type SecondFactor, userRoutes } from '@materia/contract'
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

export const beginTotp = () => call(identityRoutes.beginTotp, {})
export const confirmTotp = (code: string) => call(identityRoutes.confirmTotp, { body: { code } })

export const useRemoveTotp = () => useAction(identityRoutes.removeTotp, { onSuccess: useFactorsChanged() })
export const useRemovePasskey = () => useAction(identityRoutes.removePasskey, { onSuccess: useFactorsChanged() })
export const useRenewCodes = () => useAction(identityRoutes.renewRecoveryCodes, { onSuccess: useFactorsChanged() })

/** What is shown of the factors is asked for anew. */
export function useFactorsChanged() {
  const cache = useQueryClient()
  return () =>
    Promise.all(
      [identityRoutes.getMfa, userRoutes.getUser].map((route) =>
        cache.invalidateQueries({ queryKey: replyKey(route) }),
      ),
    )
}
