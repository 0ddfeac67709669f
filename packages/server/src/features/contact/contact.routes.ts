import { contactRoutes, contactShapes } from '@materia/contract'
import { serve } from '../../platform/http/serve.ts'
import { captchaOf } from './captcha.ts'
import { sendContactMessage } from './contact.service.ts'

export const contactHttp = serve(contactRoutes, contactShapes, {
  sendContactMessage: ({ app, body, request }) => sendContactMessage(app, body, request.ip),
  getCaptchaChallenge: ({ app }) => captchaOf(app).challenge(),
})
