import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NotificationKind, notificationKinds } from '@materia/contract'
import type { Config } from '../../platform/config/config.ts'

interface Unsubscription {
  userId: string
  kind: NotificationKind
}

/** Ends the mails of one kind to one person, and opens nothing else. */
export const unsubscribeTokenOf = (config: Config, { userId, kind }: Unsubscription): string =>
  `${userId}.${kind}.${signatureOf(config.MATERIA_SECRET ?? '', `${userId}.${kind}`)}`

/** Undefined for what we never sent. */
export function readUnsubscribeToken(config: Config, token: string): Unsubscription | undefined {
  const [userId = '', named = '', signature = ''] = token.split('.')
  const kind = notificationKinds.find((each) => each === named)
  const secrets = [config.MATERIA_SECRET, config.MATERIA_SECRET_PREVIOUS].filter((secret) => secret !== undefined)
  const isOurs = secrets.some((secret) => isSame(signatureOf(secret, `${userId}.${named}`), signature))
  return kind && isOurs ? { userId, kind } : undefined
}

const signatureOf = (secret: string, said: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${said}`).digest('base64url')

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
