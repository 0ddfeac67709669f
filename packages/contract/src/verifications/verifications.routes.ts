import { accountRoutesOf, route } from '../route.ts'
import type { verificationShapes } from './verifications.schemas.ts'

const access = ['Admin'] as const

export const verificationRoutes = accountRoutesOf<typeof verificationShapes>()({
  requestVerification: route('POST', '/api/Profile/verification', { access: ['Doctor'], confirmation: 'never' }),
  withdrawVerification: route('DELETE', '/api/Profile/verification', { access: ['Doctor'], confirmation: 'never' }),
  listVerifications: route('GET', '/api/accounts/verifications', { access, confirmation: 'never' }),
  decideVerification: route('PUT', '/api/accounts/verifications/:id', { access, confirmation: 'always' }),
  lookUpVerified: route('POST', '/api/Profile/verified', {
    access: 'signed-in',
    confirmation: 'never',
    writes: false,
  }),
})
