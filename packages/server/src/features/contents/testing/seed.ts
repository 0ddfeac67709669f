import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Articles by the thousand, straight into the tables. */
export async function seedContents(db: Db, count: number): Promise<void> {
  await sql`
    with made as (
      select gen_random_uuid() as item_id, gen_random_uuid() as version_id, n from generate_series(1, ${count}::int) n),
    items as (
      insert into content_items (id, type, slug, current_version_id, published_on, date_rank)
      select item_id, (array['Article', 'Article', 'Article', 'Trial', 'Drug'])[1 + n % 5], item_id::text, version_id,
        now() - n * interval '1 hour', extract(epoch from now()) / 86400 - n / 24.0
      from made)
    insert into content_versions (id, content_item_id, title, details, fingerprint)
    select version_id, item_id, 'Item ' || n, '{}', '' from made`.execute(db)
  await sql`analyze content_items`.execute(db)
}
