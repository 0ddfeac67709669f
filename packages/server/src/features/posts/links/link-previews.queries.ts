import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import type { LinkPreviewsTable } from '../posts.tables.ts'

export type LinkPreviewRow = Selectable<LinkPreviewsTable>

const hashOf = (url: string) => createHash('sha256').update(url).digest()

export const findPreview = (db: Db, url: string): Promise<LinkPreviewRow | undefined> =>
  db.selectFrom('link_previews').selectAll().where('url_hash', '=', hashOf(url)).executeTakeFirst()

/** True if nobody asked since then, so that one look-up answers everybody. */
export async function markPreviewAsked(
  db: Db,
  url: string,
  { at, askAgainBefore }: { at: Date; askAgainBefore: { failed: Date; ready: Date } },
): Promise<boolean> {
  const row = await db
    .insertInto('link_previews')
    .values({
      url_hash: hashOf(url),
      url,
      status: 'pending',
      title: null,
      site: null,
      description: null,
      image_attachment_id: null,
      asked_at: at,
      fetched_at: null,
    })
    .onConflict((oc) =>
      oc
        .column('url_hash')
        .doUpdateSet({ asked_at: at })
        .where((eb) =>
          eb.or([
            eb.and([
              eb('link_previews.status', '!=', 'ready'),
              eb('link_previews.asked_at', '<', askAgainBefore.failed),
            ]),
            eb('link_previews.asked_at', '<', askAgainBefore.ready),
          ]),
        ),
    )
    .returning('url_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Gives the preview's id. A look-up that found nothing never takes away what an earlier one found. */
export async function updatePreview(
  db: Db,
  url: string,
  found: Pick<LinkPreviewRow, 'title' | 'site' | 'description' | 'image_attachment_id'> | undefined,
  at: Date,
): Promise<string | undefined> {
  const updated = await db
    .updateTable('link_previews')
    .set(found ? { ...found, status: 'ready', fetched_at: at } : { status: 'failed', fetched_at: at })
    .where('url_hash', '=', hashOf(url))
    .$if(!found, (query) => query.where('status', '!=', 'ready'))
    .returning('id')
    .executeTakeFirst()
  return updated?.id
}

export async function deletePreviewsAskedBefore(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const deleted = await db
    .deleteFrom('link_previews')
    .where('url_hash', 'in', (eb) =>
      eb
        .selectFrom('link_previews as p')
        .select('p.url_hash')
        .where('p.asked_at', '<', before)
        .orderBy('p.asked_at')
        .orderBy('p.url_hash')
        .limit(limit)
        .forUpdate(),
    )
    .returning('id')
    .execute()
  return deleted.map((row) => row.id)
}
