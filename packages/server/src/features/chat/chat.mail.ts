import type { Language } from '@materia/contract'
import type { Text } from '@materia/language'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { chatText } from './messages.ts'

interface Invitation {
  email: string
  /** The receiver's; the inviter's where nobody knows it yet. */
  language: Language
  firstName?: string | null
  lastName?: string | null
  inviterName: Text | string
  room: { id: string; name: string }
}

/** To somebody who has an account. */
export const roomInvitationMail = (app: App, { email, language, firstName, inviterName, room }: Invitation): Mail =>
  composeLetter({
    to: email,
    language,
    subject: chatText('invitationSubject', { name: inviterName }),
    greeting: greetingOf(firstName),
    paragraphs: [chatText('invitationText', { name: inviterName, room: room.name })],
    button: {
      label: chatText('openDiscussion'),
      url: `${app.publicUrl}/discussions?${new URLSearchParams({ chatroomId: room.id })}`,
    },
    closing: chatText('thirtyDays'),
  })

/** To somebody who has none yet. */
export function strangerInvitationMail(
  app: App,
  { email, language, firstName, lastName, inviterName, room }: Invitation,
): Mail {
  const prefilled = { email, fname: firstName, lname: lastName, discussion: room.id }
  const query = new URLSearchParams(
    Object.entries(prefilled).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return composeLetter({
    to: email,
    language,
    subject: chatText('strangerSubject', { name: inviterName }),
    greeting: greetingOf(null),
    paragraphs: [chatText('strangerText', { name: inviterName, room: room.name }), chatText('strangerSignUp')],
    button: { label: chatText('joinMateria'), url: `${app.publicUrl}/Home/Register?${query}` },
    closing: chatText('thirtyDays'),
  })
}
