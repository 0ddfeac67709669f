import { route, routes } from './route.ts'
import type { invitationShapes, userShapes } from './users.schemas.ts'

export const userRoutes = routes<typeof userShapes>()({
  signIn: route('POST', '/api/User/token', { access: 'public', rateLimit: 'signIn' }),
  refreshToken: route('POST', '/api/User/token/refresh', { access: 'public', rateLimit: 'session' }),
  checkToken: route('POST', '/api/User/token/check', { access: 'signed-in' }),
  signOut: route('POST', '/api/User/token/revoke', { access: 'public', rateLimit: 'session' }),
  listSessions: route('GET', '/api/User/sessions', { access: 'signed-in' }),
  endSession: route('DELETE', '/api/User/sessions/:id', { access: 'signed-in' }),
  createUser: route('POST', '/api/User', { access: 'public', status: 201, rateLimit: 'signUp' }),
  getUser: route('GET', '/api/User/:id', { access: 'signed-in' }),
  updateUser: route('PUT', '/api/User/:id', { access: 'signed-in' }),
  setLanguage: route('PUT', '/api/User/:id/language', { access: 'signed-in' }),
  setReadingLanguages: route('PUT', '/api/User/:id/reading-languages', { access: 'signed-in' }),
  deleteUser: route('DELETE', '/api/User/:id', { access: 'signed-in' }),
  resendInvitation: route('POST', '/api/User/ResendNewUserInvitationEmail', {
    access: 'public',
    rateLimit: 'resetMail',
  }),
  setPassword: route('POST', '/api/User/SetPassword', { access: 'public' }),
  forgotPassword: route('POST', '/api/User/ForgotPassword', { access: 'public', rateLimit: 'resetMail' }),
  resetPassword: route('POST', '/api/User/ResetPassword', { access: 'public' }),
  changePassword: route('POST', '/api/User/ChangePassword', { access: 'signed-in' }),
  doesEmailExist: route('POST', '/api/User/DoesEmailExist', {
    access: 'public',
    rateLimit: 'emailLookup',
    writes: false,
  }),
})

/** Served where folios and rooms are known. */
export const invitationRoutes = routes<typeof invitationShapes>()({
  inviteUser: route('POST', '/api/User/InviteUser', { access: ['Doctor', 'Admin'], rateLimit: 'invitation' }),
})
