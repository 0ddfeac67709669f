import type { Language, MailRhythm, NotificationKind } from '@materia/contract'

declare module '../../platform/db/db.ts' {
  interface Tables {
    digests: {
      id: string
      user_id: string
      kind: NotificationKind
      period: string
      up_to: Date
      sent_at: Date | null
    }
    digest_times: { user_id: string; time_zone: string; hour: number }
    mail_consents: {
      id: string
      user_id: string
      kind: NotificationKind
      rhythm: MailRhythm
      wording: string
      language: Language
      given_at: Date
      withdrawn_at: Date | null
    }
  }
}
