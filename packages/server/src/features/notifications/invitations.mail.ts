import type { Invite } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

export function invitationMail(app: App, inviter: { first_name: string; last_name: string }, invite: Invite): Mail {
  const name = `${inviter.first_name} ${inviter.last_name}`
  const prefilled = {
    email: invite.emailAddress,
    fname: invite.firstName,
    lname: invite.lastName,
    discussion: invite.chatroomId,
    folio: invite.folioId,
  }
  const query = new URLSearchParams(
    Object.entries(prefilled).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return composeLetter({
    to: invite.emailAddress,
    subject: `${name} invites you to Materia`,
    greeting: invite.firstName ? `Hello ${invite.firstName},` : 'Hello,',
    paragraphs: [
      `${name} would like you to join Materia, where Canadian medical professionals discover medical content, save it into shared folios and talk about it.`,
      ...(invite.folioId ? ['A folio shared with you is waiting there.'] : []),
      ...(invite.chatroomId ? ['A discussion you are invited to is waiting there.'] : []),
    ],
    button: { label: 'Join Materia', url: `${app.publicUrl}/Home/Register?${query}` },
  })
}
