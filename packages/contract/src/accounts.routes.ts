import type { accountShapes, auditShapes, registrationShapes } from './accounts.schemas.ts'
import { route, routes } from './route.ts'

const access = ['Admin'] as const

export const accountRoutes = routes<typeof accountShapes>()({
  listVoiceOfAccounts: route('GET', '/api/VoiceOfAccount', { access }),
  createVoiceOfAccount: route('POST', '/api/VoiceOfAccount', { access }),
  deactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/deactivate', { access }),
  reactivateVoiceOfAccount: route('PUT', '/api/VoiceOfAccount/:userId/reactivate', { access }),
  listSponsorAccounts: route('GET', '/api/SponsorAccount', { access }),
  createSponsorAccount: route('POST', '/api/SponsorAccount', { access }),
  deactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/deactivate', { access }),
  reactivateSponsorAccount: route('PUT', '/api/SponsorAccount/:userId/reactivate', { access }),
})

export const registrationRoutes = routes<typeof registrationShapes>()({
  listRegistrations: route('GET', '/api/admin/registrations', { access }),
  approveRegistration: route('PUT', '/api/admin/registrations/:userId/approve', { access }),
  disableRegistration: route('PUT', '/api/admin/registrations/:userId/disable', { access }),
})

export const auditRoutes = routes<typeof auditShapes>()({
  listAudit: route('GET', '/api/admin/audit', { access }),
  exportAudit: route('GET', '/api/admin/audit/export', { access, download: true, writes: true }),
})
