import { accountRoutesOf, route } from '../route.ts'
import type { accountShapes, auditShapes, registrationShapes } from './accounts.schemas.ts'

const access = ['Admin'] as const
const looking = { access, confirmation: 'never' } as const
const acting = { access, confirmation: 'always' } as const

export const accountRoutes = accountRoutesOf<typeof accountShapes>()({
  listVoiceOfAccounts: route('GET', '/api/VoiceOfAccount', looking),
  createVoiceOfAccount: route('POST', '/api/VoiceOfAccount', acting),
  deactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/deactivate', acting),
  reactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/reactivate', acting),
  listSponsorAccounts: route('GET', '/api/SponsorAccount', looking),
  createSponsorAccount: route('POST', '/api/SponsorAccount', acting),
  deactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/deactivate', acting),
  reactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/reactivate', acting),
})

export const registrationRoutes = accountRoutesOf<typeof registrationShapes>()({
  listRegistrations: route('GET', '/api/admin/registrations', looking),
  approveRegistration: route('PUT', '/api/admin/registrations/:userId/approve', acting),
  endSessionsOf: route('DELETE', '/api/admin/registrations/:userId/sessions', acting),
  beginFactorRecovery: route('POST', '/api/admin/registrations/:userId/factor-recovery', acting),
  endFactorRecovery: route('DELETE', '/api/admin/registrations/:userId/factor-recovery', acting),
  disableRegistration: route('PUT', '/api/admin/registrations/:userId/disable', acting),
})

export const auditRoutes = accountRoutesOf<typeof auditShapes>()({
  listAudit: route('GET', '/api/admin/audit', looking),
  exportAudit: route('GET', '/api/admin/audit/export', { ...looking, download: true, writes: true }),
})
