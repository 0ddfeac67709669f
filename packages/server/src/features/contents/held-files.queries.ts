import { sql } from 'kysely'
import type { HeldFileRule } from '../../platform/feature.ts'
import { visibleTo } from './visibility.queries.ts'

/** Whoever sees an item reads the files of all its versions; whoever sees a folio, its logo. */
export const mayReadContentFile: HeldFileRule = (viewerId) => sql<boolean>`exists (
  select 1
  from content_items i
  where i.id = case u.holder_kind
      when 'folio' then u.holder_id
      when 'content-version' then (select v.content_item_id from content_versions v where v.id = u.holder_id)
    end
    and ${visibleTo(viewerId)})`
