import { sql } from 'kysely'
import type { Person } from './outsider.ts'
import type { Stage } from './stage.ts'

/** More drafts like one that the person has written, in a moment instead of minutes. */
export async function copyDraft({ database }: Stage, { userId }: Person, copies: number): Promise<void> {
  await sql`
    with model as (
      select i, v
      from content_items i
      join content_versions v on v.id = i.current_version_id
      where i.owner_id = ${userId}
      limit 1),
    copies as (
      select gen_random_uuid() as item_id, gen_random_uuid() as version_id from generate_series(1, ${copies}::int)),
    items as (
      insert into content_items
      select (jsonb_populate_record(
        (model.i), jsonb_build_object('id', item_id, 'slug', item_id, 'current_version_id', version_id))).*
      from model, copies)
    insert into content_versions
    select (jsonb_populate_record((model.v), jsonb_build_object('id', version_id, 'content_item_id', item_id))).*
    from model, copies`.execute(database.db)
}
