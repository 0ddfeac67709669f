import type { Language } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { folioText } from './messages.ts'

interface Named {
  first_name: string
  last_name: string
  language: Language
}

const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`

export const folioInvitationMail = (
  app: App,
  inviter: Named,
  {
    folio,
    person,
  }: { folio: { title: string }; person: { first_name: string; email: string | null; language: Language } },
): Mail =>
  composeLetter({
    to: person.email ?? '',
    language: person.language,
    subject: folioText('invitationSubject', { name: nameOf(inviter), title: folio.title }),
    greeting: greetingOf(person.first_name),
    paragraphs: [
      folioText('invitationText', { name: nameOf(inviter), title: folio.title }),
      folioText('invitationAccept'),
    ],
    button: { label: folioText('invitationButton'), url: `${app.publicUrl}/folio` },
  })

export function folioRegistrationMail(
  app: App,
  inviter: Named,
  {
    folio,
    invitation,
  }: {
    folio: { id: string; title: string }
    invitation: { email?: string | null; firstName?: string | null; lastName?: string | null }
  },
): Mail {
  const prefilled = {
    email: invitation.email,
    fname: invitation.firstName,
    lname: invitation.lastName,
    folio: folio.id,
  }
  const query = new URLSearchParams(
    Object.entries(prefilled).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )
  return composeLetter({
    to: invitation.email ?? '',
    // Nobody knows theirs yet.
    language: inviter.language,
    subject: folioText('invitationSubject', { name: nameOf(inviter), title: folio.title }),
    greeting: greetingOf(null),
    paragraphs: [folioText('strangerText', { name: nameOf(inviter), title: folio.title }), folioText('strangerSignUp')],
    button: { label: folioText('joinMateria'), url: `${app.publicUrl}/Home/Register?${query}` },
  })
}
