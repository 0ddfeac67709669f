import type { Subscription } from '@materia/contract'
import type { SubscriptionRow } from './subscriptions.queries.ts'

export const subscriptionView = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  name: row.name,
  target: row.target,
  createdOn: row.created_at.toISOString(),
  newCount: row.new_count,
  isMuted: row.is_muted,
})
