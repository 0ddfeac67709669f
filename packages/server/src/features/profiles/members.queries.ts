import { sql } from 'kysely'

/** For any query with `users u`. Whoever never confirmed the e-mail is not a member yet, even where an admin approved them. */
export const isMember = sql<boolean>`(u.email_confirmed and u.status <> 'New')`
