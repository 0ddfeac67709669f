import { type RawBuilder, sql } from 'kysely'
import { hasBlocked } from '../../platform/blocking/blocking.queries.ts'

/**
 * The one rule of who sees what, for any query with `content_items i`: what is public, what is one's own, and the
 * folios one has joined. Deleted and hidden items are seen by nobody.
 */
export const visibleTo = (viewerId: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  not i.is_deleted and i.hidden_at is null and (
    i.visibility = 'public'
    or i.owner_id = ${viewerId}::uuid
    or (i.visibility = 'members' and exists (
      select 1 from folio_users fu
      where fu.folio_id = i.id and fu.user_id = ${viewerId}::uuid and fu.status = 'Accepted'))
  ))`

/**
 * Of a visible item's versions, with `content_versions v` beside it: older versions of a folio that was private stay its
 * owner's when it becomes public, as does what a member could not see before they joined.
 */
export const wasVisibleTo = (viewerId: string | RawBuilder<string>): RawBuilder<boolean> => sql<boolean>`(
  not v.is_deleted and (
    i.type <> 'Folio'
    or v.id = i.current_version_id
    or i.owner_id = ${viewerId}::uuid
    or v.details ->> 'shareLevel' = 'Public'
    or v.details ->> 'shareLevel' = 'Restricted' and exists (
      select 1 from folio_users fu
      where fu.folio_id = i.id and fu.user_id = ${viewerId}::uuid and fu.status = 'Accepted'
        and fu.answered_at <= v.created_at)
  ))`

/** Whether this viewer has not opened the current version of `content_items i`. */
export const isUnread = (viewerId: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from content_views w where w.version_id = i.current_version_id and w.user_id = ${viewerId}::uuid)`

/** Whether this viewer muted nothing of `content_items i`: its kind, its source, its writer, an area of it; nor blocked who wrote it. */
export const isUnmuted = (
  viewerId: string,
): RawBuilder<boolean> => sql<boolean>`not ${hasBlocked(viewerId, 'i.owner_id')} and not exists (
  select 1 from mutes m
  where m.user_id = ${viewerId}::uuid and case m.type
    when 'Kind' then m.value = i.type
    when 'Source' then m.value = i.source_id::text
    when 'Person' then m.value = i.owner_id::text
    else exists (
      select 1 from content_areas ca join areas_of_interest a on a.id = ca.area_id
      where ca.content_item_id = i.id and m.value in (a.id::text, a.parent_id::text)) end)`
