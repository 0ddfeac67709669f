import type { App } from '../../platform/app.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

interface Named {
  first_name: string
  last_name: string
}

const nameOf = ({ first_name, last_name }: Named) => `${first_name} ${last_name}`

export const folioInvitationMail = (
  app: App,
  inviter: Named,
  { folio, person }: { folio: { title: string }; person: { first_name: string; email: string | null } },
): Mail =>
  composeLetter({
    to: person.email ?? '',
    subject: `${nameOf(inviter)} shares the folio “${folio.title}” with you`,
    greeting: `Hello ${person.first_name},`,
    paragraphs: [
      `${nameOf(inviter)} invites you to the folio “${folio.title}” on Materia.`,
      'Accept the invitation to read it and to add to it.',
    ],
    button: { label: 'See the invitation', url: `${app.publicUrl}/folio` },
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
    subject: `${nameOf(inviter)} shares the folio “${folio.title}” with you`,
    greeting: 'Hello,',
    paragraphs: [
      `${nameOf(inviter)} invites you to the folio “${folio.title}” on Materia, where Canadian medical professionals discover medical content and save it into shared folios.`,
      'Sign up with this e-mail address, and the invitation will be waiting for you.',
    ],
    button: { label: 'Join Materia', url: `${app.publicUrl}/Home/Register?${query}` },
  })
}
