import { type RawBuilder, sql } from 'kysely'

/**
 * The one rule of who sees what, for any query with `content_items i`: what is public, what is one's own, and the
 * folios one has joined. Deleted and hidden items are seen by nobody.
 */
export const visibleTo = (readerId: string): RawBuilder<boolean> => sql<boolean>`(
  not i.is_deleted and i.hidden_at is null and (
    i.visibility = 'public'
    or i.owner_id = ${readerId}::uuid
    or (i.visibility = 'members' and exists (
      select 1 from folio_users fu
      where fu.folio_id = i.id and fu.user_id = ${readerId}::uuid and fu.status = 'Accepted'))
  ))`
