import type { App } from '../../platform/app.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

export function authorRequestMail(
  app: App,
  {
    writer,
    person,
    title,
  }: {
    writer: { first_name: string; last_name: string }
    person: { first_name: string; email: string | null }
    title: string
  },
): Mail {
  const name = `${writer.first_name} ${writer.last_name}`.trim()
  return composeLetter({
    to: person.email ?? '',
    subject: `${name} names you as an author on Materia`,
    greeting: `Hello ${person.first_name},`,
    paragraphs: [
      `${name} published “${title}” and names you as one of its authors.`,
      'Your name appears only if you accept. You can take it off again at any time.',
    ],
    button: { label: 'See the request', url: `${app.publicUrl}/my-posts` },
  })
}
