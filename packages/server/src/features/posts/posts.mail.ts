import type { Language } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { postText } from './messages.ts'

export function authorRequestMail(
  app: App,
  {
    writer,
    person,
    title,
  }: {
    writer: { first_name: string; last_name: string }
    person: { first_name: string; email: string | null; language: Language }
    title: string
  },
): Mail {
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  return composeLetter({
    to: person.email ?? '',
    language: person.language,
    subject: postText('authorSubject', { name }),
    greeting: greetingOf(person.first_name),
    paragraphs: [postText('authorText', { name, title }), postText('authorAccept')],
    button: { label: postText('authorButton'), url: `${app.publicUrl}/my-posts` },
  })
}
