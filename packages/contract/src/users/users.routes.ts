import { accountRoutesOf, route, routes } from '../route.ts'
import type { invitationShapes, userShapes } from './users.schemas.ts'

export const userRoutes = accountRoutesOf<typeof userShapes>()({
  signIn: route('POST', '/api/User/token', { confirmation: 'never', access: 'public', rateLimit: 'signIn' }),
  refreshToken: route('POST', '/api/User/token/refresh', {
    confirmation: 'never',
    access: 'public',
    rateLimit: 'session',
  }),
  checkToken: route('POST', '/api/User/token/check', {
    confirmation: 'never',
    access: 'signed-in',
    beforeEnrolment: 'yes',
  }),
  signOut: route('POST', '/api/User/token/revoke', { confirmation: 'never', access: 'public', rateLimit: 'session' }),
  listSessions: route('GET', '/api/User/sessions', { confirmation: 'never', access: 'signed-in' }),
  endSession: route('DELETE', '/api/User/sessions/:id', { confirmation: 'always', access: 'signed-in' }),
  createUser: route('POST', '/api/User', { confirmation: 'never', access: 'public', status: 201, rateLimit: 'signUp' }),
  getUser: route('GET', '/api/User/:id', { confirmation: 'never', access: 'signed-in', beforeEnrolment: 'own' }),
  updateUser: route('PUT', '/api/User/:id', { confirmation: 'sometimes', access: 'signed-in' }),
  setLanguage: route('PUT', '/api/User/:id/language', {
    confirmation: 'never',
    access: 'signed-in',
    beforeEnrolment: 'own',
  }),
  setReadingLanguages: route('PUT', '/api/User/:id/reading-languages', { confirmation: 'never', access: 'signed-in' }),
  deleteUser: route('DELETE', '/api/User/:id', {
    confirmation: 'always',
    access: 'signed-in',
    beforeEnrolment: 'own',
  }),
  resendInvitation: route('POST', '/api/User/ResendNewUserInvitationEmail', {
    confirmation: 'never',
    access: 'public',
    rateLimit: 'resetMail',
  }),
  setPassword: route('POST', '/api/User/SetPassword', { confirmation: 'never', access: 'public' }),
  forgotPassword: route('POST', '/api/User/ForgotPassword', {
    confirmation: 'never',
    access: 'public',
    rateLimit: 'resetMail',
  }),
  resetPassword: route('POST', '/api/User/ResetPassword', { confirmation: 'never', access: 'public' }),
  changePassword: route('POST', '/api/User/ChangePassword', {
    confirmation: 'always',
    access: 'signed-in',
    rateLimit: 'identity',
  }),
  doesEmailExist: route('POST', '/api/User/DoesEmailExist', {
    confirmation: 'never',
    access: 'public',
    rateLimit: 'emailLookup',
    writes: false,
  }),
})

/** Served where folios and rooms are known. */
export const invitationRoutes = routes<typeof invitationShapes>()({
  inviteUser: route('POST', '/api/User/InviteUser', { access: ['Doctor', 'Admin'], rateLimit: 'invitation' }),
})
