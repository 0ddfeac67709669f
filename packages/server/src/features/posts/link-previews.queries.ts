import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { LinkPreviewsTable } from './posts.tables.ts'

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

/** A look-up that found nothing never takes away what an earlier one found. */
export async function updatePreview(
  db: Db,
  url: string,
  found: Pick<LinkPreviewRow, 'title' | 'site' | 'image_attachment_id'> | undefined,
  at: Date,
): Promise<void> {
  await db
    .updateTable('link_previews')
    .set(found ? { ...found, status: 'ready', fetched_at: at } : { status: 'failed', fetched_at: at })
    .where('url_hash', '=', hashOf(url))
    .$if(!found, (query) => query.where('status', '!=', 'ready'))
    .execute()
}
