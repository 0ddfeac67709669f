import { type RawBuilder, sql } from 'kysely'

/**
 * The one rule of who sees what, for any query with `content_items i`: what is public, what is one's own, and the
 * folios one has joined. Deleted and hidden items are seen by nobody.
 */
export const visibleTo = (readerId: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  not i.is_deleted and i.hidden_at is null and (
    i.visibility = 'public'
    or i.owner_id = ${readerId}::uuid
    or (i.visibility = 'members' and exists (
      select 1 from folio_users fu
      where fu.folio_id = i.id and fu.user_id = ${readerId}::uuid and fu.status = 'Accepted'))
  ))`

/**
 * Of a visible item's versions, with `content_versions v` beside it: what a folio was while a reader could not see it
 * stays its owner's.
 */
export const wasVisibleTo = (readerId: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  not v.is_deleted and (
    i.type <> 'Folio'
    or v.id = i.current_version_id
    or i.owner_id = ${readerId}::uuid
    or v.details ->> 'shareLevel' = 'Public'
    or v.details ->> 'shareLevel' = 'Restricted' and exists (
      select 1 from folio_users fu
      where fu.folio_id = i.id and fu.user_id = ${readerId}::uuid and fu.status = 'Accepted'
        and fu.answered_at <= v.created_at)
  ))`
