import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import {
  everyone,
  putDocuments,
  rebuild,
  type SearchDocument,
  search,
  suggest,
  tendSearch,
} from '@materia/server/platform/search/index.ts'

/** What the bench needs of a search: the engine itself, or the product over HTTP. */
export interface Engine {
  put(documents: SearchDocument[]): Promise<void>
  search(text: string, options: { limit: number; sort?: 'relevance' | 'newest' }): Promise<string[]>
  suggest(text: string): Promise<string[]>
  /** After a load: what the product's jobs would have done by then. */
  settle(): Promise<void>
  tend(): Promise<void>
  close(): Promise<void>
}

/** The engine on a PostgreSQL of its own in a temporary folder. Age and rank are left out of the ranking. */
export async function openEngine({ sharedBuffers = '2GB' } = {}): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  // Open to the account that PostgreSQL runs under when the bench runs as root.
  await chmod(folder, 0o755)
  const settings = { shared_buffers: sharedBuffers, max_wal_size: '8GB', autovacuum_naptime: '10s' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, settings })
  await migrate(postgres.url)
  const { db, pool, close } = openDatabase({ url: postgres.url, poolSize: 8 })
  const factors = { freshness: 0, rank: 0 }
  return {
    put: (documents) => db.transaction().execute((tx) => putDocuments(tx, documents)),
    async search(text, { limit, sort }) {
      const found = await search(pool, { text, audiences: [everyone], limit, factors, ...(sort ? { sort } : {}) })
      return found.hits.map((hit) => hit.id)
    },
    suggest: async (text) => (await suggest(pool, { text, audiences: [everyone] })).map(({ id }) => id),
    async settle() {
      await rebuild(pool)
      await pool.query('vacuum analyze')
    },
    async tend() {
      await tendSearch(pool)
    },
    async close() {
      await close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
