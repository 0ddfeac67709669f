import type { Notification } from '@materia/contract'

/**
 * Safety notices on one item that say the same of its products stand together, where the first of them stood; everything
 * else stands alone. What is read does not stand with what is not.
 */
export const gatherNotices = (all: Notification[]): Notification[][] => [...Map.groupBy(all, keyOf).values()]

const keyOf = ({ id, kind, title, contentItemId, readOn }: Notification): string =>
  kind === 'SafetyNotice' ? JSON.stringify([title, contentItemId, readOn === null]) : id
