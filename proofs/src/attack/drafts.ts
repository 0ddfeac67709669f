import { sql } from 'kysely'
import type { Person } from './outsider.ts'
import type { Stage } from './stage.ts'

/** More drafts like one that the person has written, in a moment instead of minutes. */
export async function copyDraft({ database: { db } }: Stage, { userId }: Person, copies: number): Promise<void> {
  const [ofItem, ofVersion] = [await columnsOf(db, 'content_items'), await columnsOf(db, 'content_versions')]
  await sql`
    with model as (
      select i.id, i.current_version_id
      from content_items i
      where i.owner_id = ${userId}
      limit 1),
    copies as (
      select gen_random_uuid() as item_id, gen_random_uuid() as version_id from generate_series(1, ${copies}::int)),
    items as (
      insert into content_items (id, slug, current_version_id, ${sql.join(ofItem)})
      select c.item_id, c.item_id::text, c.version_id, ${sql.join(ofItem)}
      from copies c, model m
      join content_items t on t.id = m.id)
    insert into content_versions (id, content_item_id, ${sql.join(ofVersion)})
    select c.version_id, c.item_id, ${sql.join(ofVersion)}
    from copies c, model m
    join content_versions t on t.id = m.current_version_id`.execute(db)
}

const replaced = ['id', 'slug', 'current_version_id', 'content_item_id']

/** Those that are not computed from others and not the copy's own. */
async function columnsOf(db: Stage['database']['db'], table: string) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name
    from information_schema.columns
    where table_name = ${table} and is_generated = 'NEVER' and column_name <> all(${replaced})`.execute(db)
  return rows.map(({ name }) => sql.ref(name))
}
