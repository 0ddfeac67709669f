import type { contactShapes } from './contact.schemas.ts'
import { route, routes } from './route.ts'

export const contactRoutes = routes<typeof contactShapes>()({
  sendContactMessage: route('POST', '/api/Contact', { access: 'public', rateLimit: 'contact' }),
  getCaptchaChallenge: route('GET', '/api/Contact/challenge', { access: 'public' }),
})
