import type { Language, Notification, NotificationKind } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { notificationText } from './messages.ts'
import { unsubscribeTokenOf } from './unsubscribe-tokens.ts'

const shownMax = 10

interface Receiver {
  userId: string
  email: string
  firstName: string
  language: Language
}

/** Short: the first few, and how many more there are. */
export function digestMail(
  app: App,
  { id, kind, receiver, told }: { id: string; kind: NotificationKind; receiver: Receiver; told: Notification[] },
): Mail {
  const letter = composeLetter({
    to: receiver.email,
    language: receiver.language,
    subject: notificationText('digestSubject', { kind, count: told.length }),
    greeting: greetingOf(receiver.firstName),
    paragraphs: [notificationText('digestText', { kind })],
    entries: [...told.slice(0, shownMax).map((each) => entryOf(app, each)), ...restOf(app, receiver, told)],
    button: { label: notificationText('digestButton'), url: `${app.publicUrl}/notifications` },
    ...endingOf(app, receiver, kind),
  })
  return { ...letter, id, headers: headersOf(app, receiver, kind) }
}

/** One notification as a mail of its own. */
export function notificationMailOf(
  app: App,
  { kind, receiver, told }: { kind: NotificationKind; receiver: Receiver; told: Notification },
): Mail {
  const letter = composeLetter({
    to: receiver.email,
    language: receiver.language,
    subject: told.title,
    greeting: greetingOf(receiver.firstName),
    paragraphs: [told.title, detailOf(told)].filter(Boolean),
    button: { label: notificationText('digestButton'), url: `${app.publicUrl}${told.link ?? '/notifications'}` },
    ...endingOf(app, receiver, kind),
  })
  return { ...letter, headers: headersOf(app, receiver, kind) }
}

const entryOf = (app: App, told: Notification) => ({
  title: told.title,
  detail: detailOf(told),
  url: `${app.publicUrl}${told.link ?? '/notifications'}`,
})

/** What the title has not said. */
const detailOf = ({ title, body }: Notification) => (title.includes(body) ? '' : body)

function restOf(app: App, { language }: Receiver, told: Notification[]) {
  const count = told.length - shownMax
  if (count <= 0) return []
  return [
    {
      title: notificationText('digestRest', { count }).in(language),
      detail: '',
      url: `${app.publicUrl}/notifications`,
    },
  ]
}

function endingOf(app: App, receiver: Receiver, kind: NotificationKind) {
  const sender = app.config.POSTAL_ADDRESS ?? app.config.CONTACT_EMAIL
  return {
    ending: {
      lines: [notificationText('digestWhy', { kind }), `Materia, ${sender}`],
      link: { label: notificationText('unsubscribe'), url: unsubscribeUrlOf(app, receiver, kind) },
    },
  }
}

/** RFC 2369 and RFC 8058: mail programs show a button that ends this kind of mail by one POST. */
const headersOf = (app: App, receiver: Receiver, kind: NotificationKind): Record<string, string> => ({
  'List-Unsubscribe': `<${unsubscribeUrlOf(app, receiver, kind)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  ...(app.config.MAIL_COMPLAINTS && { 'X-Complaints-To': app.config.MAIL_COMPLAINTS }),
})

const unsubscribeUrlOf = (app: App, { userId }: Receiver, kind: NotificationKind) =>
  `${app.publicUrl}/api/notifications/unsubscribe/${unsubscribeTokenOf(app.config, { userId, kind })}`
