import type { Language, Notification, NotificationKind } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { notificationText } from './messages.ts'
import { unsubscribeTokenOf } from './unsubscribe-tokens.ts'

const shownMax = 10
const linesMax = 4

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
  const gathered = gatherNotices(told)
  const letter = composeLetter({
    to: receiver.email,
    language: receiver.language,
    subject: notificationText('digestSubject', { kind, count: told.length }),
    greeting: greetingOf(receiver.firstName),
    paragraphs: [notificationText('digestText', { kind })],
    entries: [
      ...gathered.slice(0, shownMax).map((each) => entryOf(app, receiver, each)),
      ...restOf(app, receiver, gathered.slice(shownMax).flat().length),
    ],
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

/** As on the screen: notices on one item that say the same of its products stand together, where the first stood. */
const gatherNotices = (told: Notification[]): [Notification, ...Notification[]][] =>
  [
    ...Map.groupBy(told, ({ id, kind, title, contentItemId }) =>
      kind === 'SafetyNotice' ? JSON.stringify([title, contentItemId]) : id,
    ).values(),
  ] as [Notification, ...Notification[]][]

function entryOf(app: App, { language }: Receiver, gathered: [Notification, ...Notification[]]) {
  const [{ title, link }] = gathered
  const details = [...new Set(gathered.map(detailOf))].filter(Boolean)
  const more = details.length - linesMax
  return {
    title,
    details: [
      ...details.slice(0, linesMax),
      ...(more > 0 ? [notificationText('digestRest', { count: more }).in(language)] : []),
    ],
    url: `${app.publicUrl}${link ?? '/notifications'}`,
  }
}

/** What the title has not said. */
const detailOf = ({ title, body }: Notification) => (title.includes(body) ? '' : body)

function restOf(app: App, { language }: Receiver, count: number) {
  if (count === 0) return []
  return [
    {
      title: notificationText('digestRest', { count }).in(language),
      details: [],
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
