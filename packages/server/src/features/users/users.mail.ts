import type { App } from '../../platform/app.ts'
import { composeLetter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

interface Recipient {
  email: string
  firstName: string
}

export const linkTo = (app: App, dialog: string, token: string, email: string) =>
  `${app.publicUrl}/Home/${dialog}?${new URLSearchParams({ t: token, e: email })}`

export const finishRegistrationMail = (app: App, { email }: Pick<Recipient, 'email'>, token: string): Mail =>
  composeLetter({
    to: email,
    subject: 'Finish your Materia registration',
    // Whoever signed up gave the name, and it need not be the person who reads this.
    greeting: 'Hello,',
    paragraphs: [
      'Your Materia account has been created. One step is left: confirm this e-mail address and choose a password.',
    ],
    button: { label: 'Finish registration', url: linkTo(app, 'VerifyEmail', token, email) },
    closing: 'The link works once and for 7 days. If you did not sign up, ignore this message.',
  })

export const resetPasswordMail = (app: App, { email, firstName }: Recipient, token: string): Mail =>
  composeLetter({
    to: email,
    subject: 'Reset your Materia password',
    greeting: `Hello ${firstName},`,
    paragraphs: ['Somebody, most likely you, asked to reset the password of your Materia account.'],
    button: { label: 'Reset password', url: linkTo(app, 'ResetPassword', token, email) },
    closing:
      'The link works once and for 2 hours. If you did not ask for it, ignore this message: nothing has changed.',
  })

export const passwordChangedMail = (app: App, { email, firstName }: Recipient): Mail =>
  composeLetter({
    to: email,
    subject: 'Your Materia password was changed',
    greeting: `Hello ${firstName},`,
    paragraphs: [
      'The password of your Materia account was just changed, and other devices were signed out.',
      'If this was not you, reset your password now.',
    ],
    button: { label: 'Reset password', url: `${app.publicUrl}/Home/ForgotPassword` },
  })
