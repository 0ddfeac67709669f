import { type RawBuilder, sql } from 'kysely'
import type { Actor, App } from '../../platform/app.ts'
import { readableBy } from './attachments.queries.ts'

/** As a condition on `attachments a`. */
export function isReadableBy(app: App, viewerId: string): RawBuilder<boolean> {
  const rules = app.features.attachments.heldFileRules
  const mayReadHolder = sql<boolean>`(${sql.join([sql`false`, ...rules.map((rule) => rule(viewerId))], sql` or `)})`
  return readableBy(viewerId, mayReadHolder)
}

/** The same for whoever calls: an admin also reads what waits for a review. */
export const isReadableByActor = (app: App, { userId, roles }: Actor): RawBuilder<boolean> =>
  sql<boolean>`(${isReadableBy(app, userId)} or ${roles.includes('Admin')} and a.hidden_at is not null)`
