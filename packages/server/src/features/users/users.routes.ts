import { userRoutes, userShapes } from '@materia/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import { languageOf } from '../../platform/http/request-language.ts'
import { serve } from '../../platform/http/serve.ts'
import { worded } from './identity-result.ts'
import { changePassword, forgotPassword, resendInvitation, resetPassword, setPassword } from './passwords.service.ts'
import { accessTokenMinutes } from './sessions/access-tokens.ts'
import { deviceOf, hand, setFilesCookie } from './sessions/session-cookie.ts'
import { endOwnSession, listDevices, refreshSession, signOut } from './sessions/sessions.service.ts'
import { signIn } from './sign-in.service.ts'
import { findUserByEmail } from './users.queries.ts'
import { changeUser, getManagedUser, register, removeUser, setLanguage, setReadingLanguages } from './users.service.ts'
import { userView } from './users.view.ts'

export const usersHttp = serve(userRoutes, userShapes, {
  signIn: async ({ app, body, request, reply }) => hand(app, reply, await signIn(app, body, deviceOf(request))),
  refreshToken: async ({ app, body, request, reply }) =>
    hand(app, reply, await refreshSession(app, body.refreshToken, deviceOf(request))),
  checkToken: async ({ app, request }) => ({ valid: true, expiresIn: await minutesLeft(app, request) }),
  signOut: async ({ app, body, request, reply }) => {
    await signOut(app, body.refreshToken, deviceOf(request))
    setFilesCookie(app, reply, '', 0)
  },
  listSessions: ({ app, actor }) => listDevices(app, actor),
  endSession: ({ app, actor, params, request }) => endOwnSession(app, actor, params.id, deviceOf(request)),
  createUser: async ({ app, body, request }) =>
    userView(await register(app, { ...body, language: body.language ?? languageOf(request) }, request.ip)),
  getUser: async ({ app, actor, params }) => userView(await getManagedUser(app.db, actor, params.id)),
  updateUser: ({ app, actor, params, body, request }) => changeUser(app, actor, params.id, body, request.ip),
  setLanguage: ({ app, actor, params, body }) => setLanguage(app, actor, params.id, body.language),
  setReadingLanguages: ({ app, actor, params, body }) => setReadingLanguages(app, actor, params.id, body.languages),
  deleteUser: ({ app, actor, params, request }) => removeUser(app, actor, params.id, request.ip),
  resendInvitation: ({ app, body, request }) => resendInvitation(app, body.email, request.ip),
  setPassword: async ({ app, body, request }) =>
    worded(request, await setPassword(app, body, { ip: request.ip, language: languageOf(request) })),
  forgotPassword: ({ app, body, request }) => forgotPassword(app, body.email, request.ip),
  resetPassword: async ({ app, body, request }) => worded(request, await resetPassword(app, body, request.ip)),
  changePassword: async ({ app, actor, body, request }) =>
    worded(request, await changePassword(app, actor, body, request.ip)),
  doesEmailExist: async ({ app, query }) => (await findUserByEmail(app.db, query.email)) !== undefined,
})

async function minutesLeft(app: App, request: FastifyRequest): Promise<number> {
  const token = request.headers.authorization?.split(' ')[1] ?? ''
  const known = await app.authenticator.authenticate(token)
  if (!known) return 0
  return Math.min(accessTokenMinutes, (known.expiresAt.getTime() - app.clock.now().getTime()) / 60_000)
}
