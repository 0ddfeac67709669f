import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@materia/server/platform/db/db.ts'
import { sql } from 'kysely'
import type { StormClient } from '../storm/storm-client.ts'
import { fingerprint } from './habits.ts'
import type { Journal } from './journal.ts'
import type { MailServer } from './mail-server.ts'

/** One kind of write, acknowledged and found. All but the first two must be zero. */
export interface Reckoned {
  acknowledged: number
  stored: number
  lost: number
  doubled: number
  /** Stored, although nobody was told so in the end. */
  unasked: number
}

/** The journal beside the database, the files and the letters. */
export async function reckon(
  database: Database,
  { journal, clients, mail, folder }: { journal: Journal; clients: StormClient[]; mail: MailServer; folder: string },
): Promise<Record<string, Reckoned>> {
  const list = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    (await query.execute(database.db)).rows.map(({ name }) => name)
  // A letter that is sent again after a crash has the same Message-ID: mail servers and readers know it as one.
  const letters = new Map(mail.received.map(({ to, messageId }) => [messageId, to]))
  const kept = await keptFiles(database, folder)
  return {
    likes: compare(journal.likes, await list(sql`select user_id || ' ' || content_item_id as name from content_likes`)),
    'like counts': compare(
      countsOf(journal.likes),
      await list(sql`select id || ' ' || likes_count as name from content_items where likes_count <> 0`),
    ),
    clippings: compare(
      journal.clippings,
      await list(sql`select folio_id || ' ' || content_item_id as name from clippings`),
    ),
    posts: compare(
      journal.posts,
      await list(sql`
        select i.id::text as name from content_items i join content_versions v on v.content_item_id = i.id
        where i.type in ('UserArticle', 'DraftUserArticle')`),
    ),
    messages: compare(
      new Set(clients.flatMap(({ acknowledged }) => acknowledged.map(({ id }) => id))),
      await list(sql`select id::text as name from chat_messages`),
    ),
    letters: compare(journal.mails, [...letters.values()], journal.uncertainMails),
    files: compare(
      new Set(Array.from(journal.files, ([id, mark]) => `${id} ${mark}`)),
      kept,
      new Set(),
      journal.uncertainFiles,
    ),
  }
}

function compare(
  acknowledged: ReadonlySet<string>,
  stored: string[],
  uncertain: ReadonlySet<string> = new Set(),
  uncertainCount = 0,
): Reckoned {
  const found = new Set(stored)
  const unasked = [...found].filter((name) => !acknowledged.has(name) && !uncertain.has(name))
  return {
    acknowledged: acknowledged.size,
    stored: stored.length,
    lost: [...acknowledged].filter((name) => !found.has(name)).length,
    doubled: stored.length - found.size,
    unasked: Math.max(0, unasked.length - uncertainCount),
  }
}

function countsOf(likes: Set<string>): Set<string> {
  const counts = new Map<string, number>()
  for (const like of likes) {
    const item = like.split(' ')[1] ?? ''
    counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return new Set(Array.from(counts, ([item, count]) => `${item} ${count}`))
}

/** Files as their rows and their bytes say: a row without bytes has no fingerprint that anybody knows. */
async function keptFiles(database: Database, folder: string): Promise<string[]> {
  const { rows } = await sql<{ id: string; blob_key: string }>`
    select id, blob_key from attachments where blob_key is not null and owner_id is not null`.execute(database.db)
  return Promise.all(
    rows.map(async ({ id, blob_key }) => {
      const bytes = await readFile(join(folder, 'blobs', blob_key)).catch(() => undefined)
      return `${id} ${bytes ? fingerprint(bytes) : 'without bytes'}`
    }),
  )
}

/** Bytes that belong to no row, and uploads that were begun and left. */
export async function strayFiles(database: Database, folder: string): Promise<string[]> {
  const { rows } = await sql<{ blob_key: string }>`
    select blob_key from attachments where blob_key is not null`.execute(database.db)
  const known = new Set(rows.map(({ blob_key }) => blob_key))
  const namesIn = async (name: string) => {
    const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  }
  const blobs = (await namesIn('blobs')).filter((path) => !known.has(path.slice(join(folder, 'blobs').length + 1)))
  return [...blobs, ...(await namesIn('uploads'))]
}
