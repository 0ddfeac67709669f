import type { HideableField } from '@materia/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/app.ts'

export const mayShow = (hiddenFields: HideableField[], field: HideableField) => !hiddenFields.includes(field)

/** The directory is for clinicians; elsewhere the phone needs its owner's word. */
export const mayShowPhone = (hiddenFields: HideableField[]) =>
  mayShow(hiddenFields, 'phoneNumber') && mayShow(hiddenFields, 'phoneOutsideDirectory')

/**
 * SQL for somebody's e-mail address as this reader may see it: null where its owner hides it. Owners and admins see it.
 * `userIdColumn` is the column with the person's id in the query around: `shownEmail(actor, 'v.creator_id')`.
 */
export const shownEmail = ({ userId, roles }: Actor, userIdColumn: string): RawBuilder<string | null> =>
  shownEmailTo({ userId, isAdmin: roles.includes('Admin') }, userIdColumn)

/** The same for a query that is prepared once for every reader. */
export const shownEmailTo = (
  reader: { userId: string; isAdmin: boolean },
  userIdColumn: string,
): RawBuilder<string | null> => sql<string | null>`(
  select u_shown.email
  from users u_shown
  left join profiles p_shown on p_shown.user_id = u_shown.id
  where u_shown.id = ${sql.ref(userIdColumn)}
    and (${reader.isAdmin}::boolean or u_shown.id = ${reader.userId} or not 'email' = any (p_shown.hidden_fields))
)`
