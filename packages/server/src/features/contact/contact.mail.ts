import { type ContactForm, defaultLanguage } from '@materia/contract'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { ContactMessageRow } from './contact.queries.ts'
import { contactText } from './messages.ts'

export const contactMail = (to: string, { name, email, message, reason }: ContactForm): Mail =>
  composeLetter({
    to,
    language: defaultLanguage,
    // One line whatever the visitor typed: a subject is a header.
    subject: contactText(`about${reason}`, { name: name.replaceAll(/\s+/g, ' ') }),
    greeting: contactText('wrote', { sender: `${name} <${email}>` }),
    paragraphs: message.split(/\n{2,}/),
    closing: contactText('answerTo', { email }),
  })

export const answerMail = ({ name, email, message, language }: ContactMessageRow, answer: string): Mail =>
  composeLetter({
    to: email,
    language,
    subject: contactText('answerSubject'),
    greeting: contactText('answerGreeting', { name: name.replaceAll(/\s+/g, ' ') }),
    paragraphs: [...answer.split(/\n{2,}/), contactText('youWrote')],
    quoted: message.split(/\n{2,}/),
  })
