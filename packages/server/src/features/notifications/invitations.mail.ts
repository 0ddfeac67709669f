import type { Invite } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

export function invitationMail(app: App, inviter: { first_name: string; last_name: string }, invite: Invite): Mail {
  const name = `${inviter.first_name} ${inviter.last_name}`
  const prefilled = { email: invite.emailAddress, fname: invite.firstName, lname: invite.lastName }
  const query = new URLSearchParams(
    Object.entries(prefilled).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return composeLetter({
    to: invite.emailAddress,
    subject: `${name} invites you to Materia`,
    greeting: 'Hello,',
    paragraphs: [
      `${name} would like you to join Materia, where Canadian medical professionals discover medical content, save it into shared folios and talk about it.`,
    ],
    button: { label: 'Join Materia', url: `${app.publicUrl}/Home/Register?${query}` },
  })
}
