import type { Language } from '@materia/contract'
import type { App } from '../../../platform/app.ts'
import { composeLetter, greetingOf } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { profileText } from '../messages.ts'

export type VerificationNews = 'verified' | 'refused' | 'takenBack' | 'expiring' | 'expired'

interface Recipient {
  email: string | null
  first_name: string
  language: Language
}

export const verificationMail = (app: App, user: Recipient, news: VerificationNews, reason: string | null): Mail =>
  composeLetter({
    to: user.email ?? '',
    language: user.language,
    subject: profileText(`${news}Subject`),
    greeting: greetingOf(user.first_name),
    paragraphs: [profileText(`${news}Text`), ...(reason ? [reason] : [])],
    button: { label: profileText('openProfile'), url: `${app.publicUrl}/Profile` },
  })
