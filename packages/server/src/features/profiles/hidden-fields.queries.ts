import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/app.ts'

/**
 * SQL for somebody's e-mail address as this viewer may see it: null where its owner hides it. Owners and admins see it.
 * `userIdColumn` is the column with the person's id in the query around: `shownEmail(actor, 'v.creator_id')`.
 */
export const shownEmail = ({ userId, roles }: Actor, userIdColumn: string): RawBuilder<string | null> =>
  sql<string | null>`(
  select u_shown.email
  from users u_shown
  left join profiles p_shown on p_shown.user_id = u_shown.id
  where u_shown.id = ${sql.ref(userIdColumn)}
    and ${isEmailShownTo(
      { userId, isAdmin: roles.includes('Admin') },
      { userId: 'u_shown.id', hiddenFields: 'p_shown.hidden_fields' },
    )}
)`

/** The rule itself, for a query that has the person's row and profile at hand. */
export const isEmailShownTo = (
  viewer: { userId: string; isAdmin: boolean },
  columns: { userId: string; hiddenFields: string },
): RawBuilder<boolean> => sql<boolean>`(
  ${viewer.isAdmin}::boolean or ${sql.ref(columns.userId)} = ${viewer.userId}
  or not 'email' = any (${sql.ref(columns.hiddenFields)}))`
