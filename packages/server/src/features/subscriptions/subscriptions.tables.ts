import type { Mute, SubscriptionTarget } from '@materia/contract'
import type { ColumnType, Generated } from 'kysely'

export interface SubscriptionsTable {
  id: string
  user_id: string
  name: string
  target: ColumnType<SubscriptionTarget, string, never>
  type: SubscriptionTarget['type']
  area_id: number | null
  content_item_id: string | null
  question: string | null
  created_at: Date
  since: Generated<Date>
  is_muted: Generated<boolean>
}

declare module '../../platform/db/db.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable
    subscription_anchors: { lexeme: string; second: string | null; subscription_id: string }
    subscription_matches: { subscription_id: string; about: string; content_item_id: string; matched_at: Date }
    mutes: { id: string; user_id: string; type: Mute['type']; value: string; created_at: Date }
    feed_tokens: {
      id: string
      user_id: string
      subscription_id: string | null
      folio_id: string | null
      safety: 'all' | 'mine' | null
      nonce: Buffer
      token_hash: Buffer
      created_at: Date
    }
  }
}
