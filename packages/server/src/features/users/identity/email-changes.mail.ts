import type { Language } from '@materia/contract'
import type { App } from '../../../platform/app.ts'
import { composeLetter, greetingOf } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { userText } from '../messages.ts'
import { linkTo } from '../users.mail.ts'
import type { UserRow } from '../users.queries.ts'

/** To the new address, which may be a stranger's by mistake: no name is told. */
export const confirmEmailMail = (
  app: App,
  { email, language, token }: { email: string; language: Language; token: string },
): Mail =>
  composeLetter({
    to: email,
    language,
    subject: userText('confirmEmailSubject'),
    greeting: greetingOf(null),
    paragraphs: [userText('confirmEmailText')],
    button: { label: userText('confirmEmailButton'), url: linkTo(app, 'ConfirmEmail', token, email) },
    closing: userText('confirmEmailClosing'),
  })

/** To somebody whose own account has the address already. */
export const emailInUseMail = (owner: UserRow): Mail =>
  composeLetter({
    to: owner.email ?? '',
    language: owner.language,
    subject: userText('emailInUseSubject'),
    greeting: greetingOf(owner.first_name),
    paragraphs: [userText('emailInUseText')],
  })

/** To the address that no longer signs in: a link to reset the password would go elsewhere. */
export const formerEmailMail = (app: App, user: UserRow): Mail =>
  composeLetter({
    to: user.email ?? '',
    language: user.language,
    subject: userText('emailChangedSubject'),
    greeting: greetingOf(user.first_name),
    paragraphs: [userText('formerEmailText')],
    closing: userText('notYouWrite', { email: app.config.CONTACT_EMAIL }),
  })
