import type { Invite, Language } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { notificationText } from './messages.ts'

export function invitationMail(
  app: App,
  inviter: { first_name: string; last_name: string; language: Language },
  invite: Invite,
): Mail {
  const name = `${inviter.first_name} ${inviter.last_name}`
  const prefilled = { email: invite.emailAddress, fname: invite.firstName, lname: invite.lastName }
  const query = new URLSearchParams(
    Object.entries(prefilled).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return composeLetter({
    to: invite.emailAddress,
    // Nobody knows theirs yet.
    language: inviter.language,
    subject: notificationText('invitationSubject', { name }),
    greeting: greetingOf(null),
    paragraphs: [notificationText('invitationText', { name })],
    button: { label: notificationText('joinMateria'), url: `${app.publicUrl}/Home/Register?${query}` },
  })
}
