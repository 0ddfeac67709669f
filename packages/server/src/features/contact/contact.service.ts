import type { ContactForm } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { invalid } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { captchaOf, isProofNeeded } from './captcha.ts'
import { contactMail } from './contact.mail.ts'
import { insertContactMessage } from './contact.queries.ts'

export async function sendContactMessage(app: App, form: ContactForm, ip: string): Promise<void> {
  // A field that people never see was filled in: let the program believe it worked.
  if (form.website) return
  if (isProofNeeded(app) && !(await captchaOf(app).verify(form.reCaptchaToken ?? '', ip))) {
    throw invalid('captcha-failed', 'reCaptchaToken')
  }
  await inTransaction(app, async (tx) => {
    await insertContactMessage(tx, form)
    await queueMail(tx, contactMail(app.config.CONTACT_EMAIL, form))
  })
}
