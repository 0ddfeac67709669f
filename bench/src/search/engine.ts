import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import {
  compactSegments,
  everyone,
  loadDocuments,
  putDocuments,
  rebuild,
  type SearchDocument,
  search,
  suggest,
  tendMeaning,
  tendSearch,
} from '@materia/server/platform/search/index.ts'

/** The engine itself, without the product around it. */
export interface Engine {
  url: string
  /** A whole collection into the empty engine. */
  load(documents: Iterable<SearchDocument>): Promise<void>
  put(documents: SearchDocument[]): Promise<void>
  /** What the words of the collection mean, once. */
  learn(): Promise<void>
  search(text: string, options: { limit: number; sort?: 'relevance' | 'newest' }): Promise<string[]>
  suggest(text: string): Promise<string[]>
  /** Reads what lies on disk into memory, where a collection lies that was just loaded. */
  warm(): Promise<void>
  tend(): Promise<void>
  compact(): Promise<void>
  rebuild(): Promise<void>
  close(): Promise<void>
}

/** On a PostgreSQL of its own in that folder. Age and rank are left out of the ranking. */
export async function openEngine(folder: string): Promise<Engine> {
  await mkdir(folder, { recursive: true })
  const settings = { shared_buffers: '2GB', max_wal_size: '8GB', autovacuum_naptime: '10s' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, settings })
  await migrate(postgres.url)
  const { db, pool, close } = openDatabase({ url: postgres.url, poolSize: 10 })
  const factors = { freshness: 0, rank: 0 }
  return {
    url: postgres.url,
    load: (documents) => loadDocuments(pool, documents),
    put: (documents) => db.transaction().execute((tx) => putDocuments(tx, documents)),
    learn: async () => void (await tendMeaning(pool)),
    async search(text, { limit, sort }) {
      const found = await search(pool, { text, audiences: [everyone], limit, factors, ...(sort ? { sort } : {}) })
      return found.hits.map((hit) => hit.id)
    },
    suggest: async (text) => (await suggest(pool, { text, audiences: [everyone] })).map(({ id }) => id),
    warm: async () => void (await pool.query(warmAll)),
    tend: async () => void (await tendSearch(pool)),
    compact: async () => void (await compactSegments(pool)),
    rebuild: async () => void (await rebuild(pool)),
    async close() {
      await close()
      await postgres.stop()
    },
  }
}

// Long values lie in tables of their own, which are called otherwise.
const warmAll = `
create extension if not exists pg_prewarm;
with own as (select oid, reltoastrelid from pg_class where relname like 'search%' and relkind in ('r', 'i'))
select pg_prewarm(each::regclass, 'read') from (
  select oid from own
  union select reltoastrelid from own where reltoastrelid <> 0
  union select i.indexrelid from pg_index i join own o on i.indrelid = o.reltoastrelid
) as read (each)`
