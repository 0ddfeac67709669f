import { contentRoutes, type IdentityResult, type Register, userRoutes } from '@materia/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type ApiError, codeOf } from '../../lib/api-error.ts'
import { call } from '../../lib/client.ts'
import { replyKey, useAction, useReply } from '../../lib/query.ts'
import { beginSession } from '../../lib/session.ts'

export async function signIn(credentials: { username: string; password: string }): Promise<void> {
  beginSession(await call(userRoutes.signIn, { body: credentials }))
}

/** What a sign-in asks for after the right password. */
export interface SecondStep {
  challenge: string
  methods: string[]
}

export function secondStepIn(error: unknown): SecondStep | undefined {
  if (codeOf(error) !== 'second-factor-required') return undefined
  const { challenge, methods } = ((error as ApiError).problem?.extensions ?? {}) as unknown as SecondStep
  return { challenge, methods }
}

/** Tells the server that the refresh token is given up; the device has forgotten it already. */
export async function revokeToken(refreshToken: string): Promise<void> {
  await call(userRoutes.signOut, { body: { refreshToken } }, { keepalive: true })
}

export async function register(body: z.input<typeof Register>): Promise<void> {
  await call(userRoutes.createUser, { body })
}

export async function resendConfirmation(email: string): Promise<void> {
  await call(userRoutes.resendInvitation, { body: { email } })
}

export async function requestPasswordLink(email: string): Promise<void> {
  await call(userRoutes.forgotPassword, { body: { email } })
}

export interface PasswordChange {
  token: string
  email: string
  password: string
}

export const finishRegistration = (body: PasswordChange): Promise<IdentityResult> =>
  call(userRoutes.setPassword, { body })

export const resetPassword = (body: PasswordChange): Promise<IdentityResult> => call(userRoutes.resetPassword, { body })

export const changePassword = (passwords: { currentPassword: string; newPassword: string }): Promise<IdentityResult> =>
  call(userRoutes.changePassword, { body: passwords })

/** Signed-in devices, this one included. */
export const useDevices = () => useReply(userRoutes.listSessions, {}, { staleTime: 0 })

export function useSignOutDevice() {
  const cache = useQueryClient()
  return useAction(userRoutes.endSession, {
    onSuccess: () => cache.invalidateQueries({ queryKey: replyKey(userRoutes.listSessions) }),
  })
}

export function useSetReadingLanguages(userId: string) {
  const cache = useQueryClient()
  return useAction(userRoutes.setReadingLanguages, {
    onSuccess: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: replyKey(userRoutes.getUser, { params: { id: userId } }) }),
        cache.invalidateQueries({ queryKey: replyKey(contentRoutes.discover) }),
      ]),
  })
}

export async function deleteAccount(userId: string): Promise<void> {
  await call(userRoutes.deleteUser, { params: { id: userId } })
}
