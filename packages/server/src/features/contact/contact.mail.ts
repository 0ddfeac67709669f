import { type ContactForm, type ContactReason, defaultLanguage } from '@materia/contract'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

const reasonWords: Record<ContactReason, string> = {
  BusinessInquiry: 'Business inquiry',
  Investor: 'Investor',
  Press: 'Press',
}

export const contactMail = (to: string, { name, email, message, reason }: ContactForm): Mail =>
  composeLetter({
    to,
    language: defaultLanguage,
    // One line whatever the visitor typed: a subject is a header.
    subject: `${reasonWords[reason]}: message from ${name.replaceAll(/\s+/g, ' ')}`,
    greeting: `${name} <${email}> wrote:`,
    paragraphs: message.split(/\n{2,}/),
    closing: `Answer to ${email}.`,
  })
