import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { type Pages, pagesOf, time } from './personal-data-pages.queries.ts'

/** An article may have 900,000 characters: in one piece it would stay in memory until the next full collection. */
const charactersPerPiece = 100_000
const foliosPerPage = 100
const clippingsPerPage = 500
const messagesPerPage = 200

/** Posts and drafts, every version of them, in pieces of JSON: first which, then what they say. */
export async function* listOwnPosts(db: Db, userId: string): AsyncGenerator<string> {
  const pages = pagesOf(db, {
    at: 'v.created_at',
    id: 'v.id',
    fields: sql`'id', v.id`,
    from: sql`
      from content_items i
      join content_versions v on v.content_item_id = i.id
      where i.owner_id = ${userId} and i.type <> 'Folio'`,
  })
  let comma = ''
  for await (const entries of pages) {
    for (const entry of entries) {
      yield comma
      yield* await listPieces(db, (JSON.parse(entry) as { id: string }).id)
      comma = ','
    }
  }
}

async function listPieces(db: Db, versionId: string): Promise<string[]> {
  const { rows } = await sql<{ piece: string }>`
    select substr(e.entry, n.start, ${charactersPerPiece}::int) as piece
    from (
      select json_build_object(
               'contentItemId', i.id, 'title', v.title, 'on', ${time('v.created_at')}, 'contentItemType', i.type,
               'publishedOn', ${time('v.published_on')}, 'summary', v.summary, 'details', v.details)::text as entry
      from content_versions v
      join content_items i on i.id = v.content_item_id
      where v.id = ${versionId} offset 0) e
    cross join lateral generate_series(1, length(e.entry), ${charactersPerPiece}::int) as n (start)
    order by n.start`.execute(db)
  return rows.map(({ piece }) => piece)
}

interface ClippingRow {
  folio_id: string
  position: number
  id: string
  entry: string
}

/** A folio may hold thousands of clippings: it is begun, filled page by page and ended. */
export async function* listOwnFolios(db: Db, userId: string, isSeen: RawBuilder<boolean>): AsyncGenerator<string> {
  let comma = ''
  for await (const folios of listFolioPages(db, userId)) {
    const clippings = listClippings(
      db,
      folios.map(({ id }) => id),
      isSeen,
    )
    let clipping = await clippings.next()
    for (const { id, entry } of folios) {
      yield `${comma}${entry.slice(0, -1)},"clippings":[`
      comma = ''
      for (; clipping.value?.folio_id === id; clipping = await clippings.next()) {
        yield comma + clipping.value.entry
        comma = ','
      }
      yield ']}'
      comma = ','
    }
  }
}

async function* listFolioPages(db: Db, userId: string): AsyncGenerator<{ id: string; entry: string }[]> {
  let after: string | null = null
  for (let isMore = true; isMore; ) {
    const { rows } = await sql<{ id: string; entry: string }>`
      select i.id, json_build_object(
               'contentItemId', i.id, 'title', v.title, 'on', ${time('i.created_at')}, 'summary', v.summary,
               'visibility', i.visibility)::text as entry
      from content_items i
      join content_versions v on v.id = i.current_version_id
      where i.owner_id = ${userId} and i.type = 'Folio' and (${after}::uuid is null or i.id > ${after}::uuid)
      order by i.id
      limit ${foliosPerPage}`.execute(db)
    yield rows
    after = rows.at(-1)?.id ?? null
    isMore = rows.length === foliosPerPage
  }
}

async function* listClippings(
  db: Db,
  folioIds: string[],
  isSeen: RawBuilder<boolean>,
): AsyncGenerator<ClippingRow, undefined> {
  let last: ClippingRow | undefined
  for (let isMore = true; isMore; ) {
    const behind = last
      ? sql`and (c.folio_id, c.position, c.content_item_id) > (${last.folio_id}::uuid, ${last.position}::float8, ${last.id}::uuid)`
      : sql``
    const { rows } = await sql<ClippingRow>`
      select c.folio_id, c.position, c.content_item_id as id, json_build_object(
               'contentItemId', c.content_item_id, 'title', case when ${isSeen} then v.title end,
               'on', ${time('c.added_at')}, 'note', c.note)::text as entry
      from clippings c
      join content_items i on i.id = c.content_item_id
      join content_versions v on v.id = i.current_version_id
      where c.folio_id = any(${folioIds}::uuid[]) ${behind}
      order by c.folio_id, c.position, c.content_item_id
      limit ${clippingsPerPage}`.execute(db)
    yield* rows
    last = rows.at(-1)
    isMore = rows.length === clippingsPerPage
  }
  return undefined
}

/** Room by room, in the order they were said, which is how they are kept. */
export async function* listOwnMessages(db: Db, userId: string, roomName: RawBuilder<unknown>): Pages {
  let last: { chatroom_id: string; sequence: number } | undefined
  for (let isMore = true; isMore; ) {
    const behind = last
      ? sql`and (m.chatroom_id, m.sequence) > (${last.chatroom_id}::uuid, ${last.sequence}::bigint)`
      : sql``
    const { rows } = await sql<{ chatroom_id: string; sequence: number; entry: string }>`
      select m.chatroom_id, m.sequence, json_build_object(
               'chatroomId', r.id, 'chatroom', ${roomName}, 'content', m.content, 'on', ${time('m.created_at')},
               'attachmentIds', m.attachment_ids)::text as entry
      from chatroom_users cu
      join chatrooms r on r.id = cu.chatroom_id
      join chat_messages m on m.chatroom_id = cu.chatroom_id and m.from_user_id = cu.user_id
      where cu.user_id = ${userId} ${behind}
      order by m.chatroom_id, m.sequence
      limit ${messagesPerPage}`.execute(db)
    if (rows.length > 0) yield rows.map(({ entry }) => entry)
    last = rows.at(-1)
    isMore = rows.length === messagesPerPage
  }
}
