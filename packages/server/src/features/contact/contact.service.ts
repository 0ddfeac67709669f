import type { ContactForm, Language } from '@materia/contract'
import type { Actor, App } from '../../platform/app.ts'
import { recordAct } from '../../platform/audit/audit.queries.ts'
import { conflict, invalid, notFound } from '../../platform/errors/errors.ts'
import { inTransaction } from '../../platform/events/events.ts'
import { queueMail } from '../../platform/mail/mail.ts'
import { captchaOf, isProofNeeded } from './captcha.ts'
import { answerMail, contactMail } from './contact.mail.ts'
import {
  type ContactMessageRow,
  insertContactMessage,
  lockContactMessage,
  updateContactAnswer,
} from './contact.queries.ts'

export async function sendContactMessage(
  app: App,
  form: ContactForm,
  { ip, language }: { ip: string; language: Language },
): Promise<void> {
  // A field that people never see was filled in: let the program believe it worked.
  if (form.website) return
  if (isProofNeeded(app) && !(await captchaOf(app).verify(form.reCaptchaToken ?? '', ip))) {
    throw invalid('captcha-failed', 'reCaptchaToken')
  }
  await inTransaction(app, async (tx) => {
    await insertContactMessage(tx, { ...form, language })
    await queueMail(tx, contactMail(app.config.CONTACT_EMAIL, form))
  })
}

/** Once, by mail, in the language the message came in. */
export const answerContactMessage = (
  app: App,
  actor: Actor,
  { id, message, ip }: { id: string; message: string; ip: string },
): Promise<ContactMessageRow> =>
  inTransaction(app, async (tx) => {
    const asked = await lockContactMessage(tx, id)
    if (!asked) throw notFound('contact-message')
    if (asked.answered_at) throw conflict('contact-message-answered')
    await updateContactAnswer(tx, id, { answer: message, answered_at: app.clock.now(), answered_by_id: actor.userId })
    await queueMail(tx, answerMail(asked, message))
    await recordAct(tx, { act: 'contact-answered', actorId: actor.userId, subject: { type: 'contact', id }, ip })
    const answered = await lockContactMessage(tx, id)
    if (!answered) throw notFound('contact-message')
    return answered
  })
