import { contactRoutes, contactShapes } from '@materia/contract'
import { setTotal } from '../../platform/http/http.ts'
import { languageOf } from '../../platform/http/request-language.ts'
import { serve } from '../../platform/http/serve.ts'
import { captchaOf } from './captcha.ts'
import { countContactMessages, listContactMessages } from './contact.queries.ts'
import { answerContactMessage, sendContactMessage } from './contact.service.ts'
import { contactMessageView } from './contact.view.ts'

export const contactHttp = serve(contactRoutes, contactShapes, {
  sendContactMessage: ({ app, body, request }) =>
    sendContactMessage(app, body, { ip: request.ip, language: languageOf(request) }),
  listContactMessages: async ({ app, query, reply }) => {
    const [rows, total] = await Promise.all([
      listContactMessages(app.db, query),
      countContactMessages(app.db, query.state),
    ])
    setTotal(reply, total)
    return rows.map(contactMessageView)
  },
  answerContactMessage: async ({ app, actor, params, body, request }) =>
    contactMessageView(
      await answerContactMessage(app, actor, { id: params.id, message: body.message, ip: request.ip }),
    ),
  getCaptchaChallenge: ({ app }) => captchaOf(app).challenge(),
})
