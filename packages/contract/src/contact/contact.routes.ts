import { route, routes } from '../route.ts'
import type { contactShapes } from './contact.schemas.ts'

export const contactRoutes = routes<typeof contactShapes>()({
  sendContactMessage: route('POST', '/api/Contact', { access: 'public', rateLimit: 'contact' }),
  listContactMessages: route('GET', '/api/editorial/contact-messages', { access: ['Admin'] }),
  answerContactMessage: route('POST', '/api/editorial/contact-messages/:id/answer', { access: ['Admin'] }),
  getCaptchaChallenge: route('GET', '/api/Contact/challenge', { access: 'public' }),
})
