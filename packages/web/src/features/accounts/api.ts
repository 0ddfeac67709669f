import {
  type AccountCreate,
  type AccountListQuery,
  type AccountType,
  accountRoutes,
  auditRoutes,
  moderationRoutes,
  registrationRoutes,
  userRoutes,
  type VerificationDecision,
  type VerificationState,
  verificationRoutes,
} from '@materia/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { explain } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { usePage, useRows } from '../../lib/pages.ts'
import { replyKey } from '../../lib/query.ts'
import { saveFile } from '../../lib/save-file.ts'
import { showError } from '../../ui/notice.ts'

const routesOf = {
  sponsor: {
    list: accountRoutes.listSponsorAccounts,
    create: accountRoutes.createSponsorAccount,
    deactivate: accountRoutes.deactivateSponsorAccount,
    reactivate: accountRoutes.reactivateSponsorAccount,
  },
  voiceof: {
    list: accountRoutes.listVoiceOfAccounts,
    create: accountRoutes.createVoiceOfAccount,
    deactivate: accountRoutes.deactivateVoiceOfAccount,
    reactivate: accountRoutes.reactivateVoiceOfAccount,
  },
} as const

export type ListQuery = Partial<AccountListQuery>

export const useAccounts = (accountType: AccountType, query: ListQuery) =>
  usePage(routesOf[accountType].list, { query })

export function useCreateAccount(accountType: AccountType) {
  const { list, create } = routesOf[accountType]
  return useChange([list], (body: z.input<typeof AccountCreate>) => call(create, { body }))
}

export function useAccountStatus(accountType: AccountType) {
  const { list, deactivate, reactivate } = routesOf[accountType]
  return useChange([list], ({ userId, isActive }: { userId: string; isActive: boolean }) =>
    call(isActive ? reactivate : deactivate, { params: { userId } }),
  )
}

export const useResendInvitation = () =>
  useMutation({ mutationFn: (email: string) => call(userRoutes.resendInvitation, { body: { email } }) })

export const useRegistrations = (query: ListQuery) => usePage(registrationRoutes.listRegistrations, { query })

export function useRegistrationStatus() {
  const { listRegistrations, approveRegistration, disableRegistration } = registrationRoutes
  return useChange([listRegistrations], ({ userId, isActive }: { userId: string; isActive: boolean }) =>
    call(isActive ? approveRegistration : disableRegistration, { params: { userId } }),
  )
}

export const useEndSessions = () =>
  useMutation({ mutationFn: (userId: string) => call(registrationRoutes.endSessionsOf, { params: { userId } }) })

/** Wherever the account is listed. */
const accountLists = [
  registrationRoutes.listRegistrations,
  accountRoutes.listSponsorAccounts,
  accountRoutes.listVoiceOfAccounts,
]

export const useBeginFactorRecovery = () =>
  useChange(accountLists, ({ userId, note }: { userId: string; note: string }) =>
    call(registrationRoutes.beginFactorRecovery, { params: { userId }, body: { note } }),
  )

export const useEndFactorRecovery = () =>
  useChange(accountLists, (userId: string) => call(registrationRoutes.endFactorRecovery, { params: { userId } }))

export const useVerifications = (query: { state?: VerificationState; count: number; offset: number }) =>
  usePage(verificationRoutes.listVerifications, { query })

export const useDecideVerification = () =>
  useChange(
    [verificationRoutes.listVerifications],
    ({ id, ...body }: z.input<typeof VerificationDecision> & { id: string }) =>
      call(verificationRoutes.decideVerification, { params: { id }, body }),
  )

export const auditPageSize = 50

interface AuditFilter {
  act?: string
  search?: string
  from?: string
  to?: string
}

export const useAudit = (query: AuditFilter & { beforeId?: number }) =>
  useRows(auditRoutes.listAudit, { query: { ...query, count: auditPageSize } })

/** Saves the record as CSV. */
export const useAuditExport = () =>
  useMutation({
    mutationFn: (filter: AuditFilter) => call(auditRoutes.exportAudit, { query: { ...filter } }) as Promise<Blob>,
    onSuccess: (csv) => saveFile('audit-log.csv', csv),
    onError: (error) => showError(explain(error)),
  })

function useChange<Input, Result>(lists: Parameters<typeof replyKey>[0][], change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () =>
      Promise.all(
        [moderationRoutes.countWaiting, ...lists].map((list) => client.invalidateQueries({ queryKey: replyKey(list) })),
      ),
  })
}
