import { type NotificationKind, notificationKinds } from '@materia/contract'
import type { Config } from '../../platform/config/config.ts'
import { isSigned, sign } from '../../platform/signatures/signatures.ts'

const purpose = 'unsubscribe'

interface Unsubscription {
  userId: string
  kind: NotificationKind
}

/** Ends the mails of one kind to one person, and opens nothing else. */
export const unsubscribeTokenOf = (config: Config, { userId, kind }: Unsubscription): string =>
  `${userId}.${kind}.${sign(config, purpose, `${userId}.${kind}`).toString('base64url')}`

/** Undefined for what we never sent. */
export function readUnsubscribeToken(config: Config, token: string): Unsubscription | undefined {
  const [userId = '', named = '', signature = ''] = token.split('.')
  const kind = notificationKinds.find((each) => each === named)
  const isOurs = isSigned(config, signature, purpose, `${userId}.${named}`)
  return kind && isOurs ? { userId, kind } : undefined
}
