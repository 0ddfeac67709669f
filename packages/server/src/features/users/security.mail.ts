import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { userText } from './messages.ts'
import type { UserRow } from './users.queries.ts'

/** What happened to the account; its messages are named so. */
export type SecurityEvent =
  | 'newDevice'
  | 'locked'
  | 'factorAdded'
  | 'factorRemoved'
  | 'codesRenewed'
  | 'codeUsed'
  | 'passwordChanged'
  | 'passwordReset'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'recoveryBegun'

/** Tells a person what happened to their account, and where to go if it was not them. */
export const securityMail = (app: App, user: UserRow, event: SecurityEvent): Mail =>
  composeLetter({
    to: user.email ?? '',
    language: user.language,
    subject: userText(`${event}Subject`),
    greeting: greetingOf(user.first_name),
    paragraphs: [userText(`${event}Text`), userText('notYou')],
    button: { label: userText('resetButton'), url: resetUrl(app, user.email) },
  })

const resetUrl = (app: App, email: string | null) =>
  `${app.publicUrl}/Home/ForgotPassword?${new URLSearchParams({ email: email ?? '' })}`

/** Nothing is left that could be reset. */
export const accountDeletedMail = (app: App, user: UserRow): Mail =>
  composeLetter({
    to: user.email ?? '',
    language: user.language,
    subject: userText('deletedSubject'),
    greeting: greetingOf(user.first_name),
    paragraphs: [userText('deletedText')],
    closing: userText('notYouWrite', { email: app.config.CONTACT_EMAIL }),
  })
