import { type RawBuilder, sql } from 'kysely'

/**
 * The one rule of blocking: whether a viewer has blocked the person in a column. Whatever comes from people (messages,
 * mentions, comments, invitations, requests) asks it before it reaches a viewer. It stands in the platform because
 * notifications ask it too.
 */
export const hasBlocked = (
  viewerId: string | RawBuilder<unknown>,
  person: string | RawBuilder<unknown>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from user_blocks b
  where b.blocker_id = ${viewerId}::uuid and b.blocked_id = ${typeof person === 'string' ? sql.ref(person) : person})`
