import type { App } from '../../platform/app.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

interface Invitation {
  email: string
  firstName?: string | null
  lastName?: string | null
  inviterName: string
  room: { id: string; name: string }
}

/** To somebody who has an account. */
export const roomInvitationMail = (app: App, { email, firstName, inviterName, room }: Invitation): Mail =>
  composeLetter({
    to: email,
    subject: `${inviterName} invites you to a discussion`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [`${inviterName} invites you to the discussion “${room.name}” on Materia.`],
    button: {
      label: 'Open the discussion',
      url: `${app.publicUrl}/discussions?${new URLSearchParams({ chatroomId: room.id })}`,
    },
    closing: 'The invitation can be accepted for 30 days.',
  })

/** To somebody who has none yet. */
export function strangerInvitationMail(app: App, { email, firstName, lastName, inviterName, room }: Invitation): Mail {
  const prefilled = { email, fname: firstName, lname: lastName, discussion: room.id }
  const query = new URLSearchParams(
    Object.entries(prefilled).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return composeLetter({
    to: email,
    subject: `${inviterName} invites you to a discussion on Materia`,
    greeting: 'Hello,',
    paragraphs: [
      `${inviterName} invites you to the discussion “${room.name}” on Materia, where Canadian medical professionals discover medical content, save it into shared folios and talk about it.`,
      'Sign up with this e-mail address, and the discussion is waiting for you.',
    ],
    button: { label: 'Join Materia', url: `${app.publicUrl}/Home/Register?${query}` },
    closing: 'The invitation can be accepted for 30 days.',
  })
}
