import type { Language } from '@materia/contract'
import type { App } from '../../platform/app.ts'
import { composeLetter, greetingOf } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { userText } from './messages.ts'

interface Recipient {
  email: string
  firstName: string
  language: Language
}

export const linkTo = (app: App, dialog: string, token: string, email: string) =>
  `${app.publicUrl}/Home/${dialog}?${new URLSearchParams({ t: token, e: email })}`

/** With `madeFor`, to an organisation or a sponsor, who did not sign up: what the account is for. */
export const finishRegistrationMail = (
  app: App,
  { email, language, madeFor }: Pick<Recipient, 'email' | 'language'> & { madeFor?: { name: string; roles: string[] } },
  token: string,
): Mail =>
  composeLetter({
    to: email,
    language,
    subject: userText('finishSubject'),
    // Whoever signed up gave the name, and it need not be the person who reads this.
    greeting: greetingOf(null),
    paragraphs: madeFor
      ? [
          userText('madeText', { name: madeFor.name }),
          ...(madeFor.roles.includes('VoiceOf') ? [userText('madeForVoice')] : []),
          ...(madeFor.roles.includes('Sponsor') ? [userText('madeForSponsor')] : []),
          userText('madeStep'),
        ]
      : [userText('finishText')],
    button: { label: userText('finishButton'), url: linkTo(app, 'VerifyEmail', token, email) },
    closing: userText(madeFor ? 'madeClosing' : 'finishClosing'),
  })

export const resetPasswordMail = (app: App, { email, firstName, language }: Recipient, token: string): Mail =>
  composeLetter({
    to: email,
    language,
    subject: userText('resetSubject'),
    greeting: greetingOf(firstName),
    paragraphs: [userText('resetText')],
    button: { label: userText('resetButton'), url: linkTo(app, 'ResetPassword', token, email) },
    closing: userText('resetClosing'),
  })
