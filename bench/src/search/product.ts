import { randomBytes, randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { contentRoutes, searchTermOf, userRoutes } from '@materia/contract'
import { clientAt } from '@materia/proofs/client/over-fetch.ts'
import { signIn } from '@materia/proofs/client/sign-in.ts'
import { connectProduct } from '@materia/server/connect.ts'
import { type NewVersion, putContentVersions } from '@materia/server/features/contents/index.ts'
import { hashPassword } from '@materia/server/features/users/index.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { inTransaction } from '@materia/server/platform/events/events.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { mergeFresh, tendMeaning } from '@materia/server/platform/search/index.ts'

/** The product listening, with somebody signed in. */
export interface RunningProduct {
  /** As articles, through the door by which importers write. Gives their ids in the same order. */
  publish(documents: { title: string; text: string }[]): Promise<string[]>
  /** The ids of the results, by GET with the settings a reader has. */
  search(text: string, count: number): Promise<string[]>
  /** Until the search has learnt what it learns from the collection. */
  settle(): Promise<void>
  /** Of the one who is signed in. */
  setLanguage(language: 'en' | 'fr'): Promise<void>
  databaseUrl: string
  close(): Promise<void>
}

const documentsPerTransaction = 500
const password = 'Correct-horse-7'

/** Popularity is left out of the ranking unless it is asked for: a test collection has none. */
export async function openProduct(
  folder: string,
  { factors = 'off' }: { factors?: 'on' | 'off' } = {},
): Promise<RunningProduct> {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  await migrate(postgres.url)
  const { app, server, close } = await connectProduct({
    DATABASE_URL: postgres.url,
    MATERIA_DATA_DIR: folder,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    MATERIA_SEARCH_FACTORS: factors,
    LOG_LEVEL: 'fatal',
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`

  const email = `reader-${randomUUID()}@example.test`
  const userId = randomUUID()
  await app.db
    .insertInto('users')
    .values({
      id: userId,
      first_name: 'Robin',
      last_name: 'Reader',
      email,
      email_confirmed: true,
      password_hash: await hashPassword(password),
      roles: ['Doctor'],
      status: 'Approved',
      user_type: 'Doctor',
      access_failed_count: 0,
    })
    .execute()
  const accessToken = await signIn(clientAt(url), email, password)
  const client = clientAt(url, { authorization: `Bearer ${accessToken}` })

  return {
    async publish(documents) {
      const versions = documents.map(articleOf)
      for (let from = 0; from < versions.length; from += documentsPerTransaction) {
        await inTransaction(app, (tx) => putContentVersions(tx, versions.slice(from, from + documentsPerTransaction)))
      }
      return versions.map(({ contentItemId }) => contentItemId)
    },
    async search(text, count) {
      const query = { searchTerm: searchTermOf(text), count }
      const reply = await client.call(contentRoutes.searchContents, { query })
      if (reply.status !== 200) throw new Error(`${reply.status} for “${text}”: ${reply.text}`)
      return reply.body.map(({ contentItemId }) => contentItemId)
    },
    // No job runs beside this: what is learnt from a part of the collection would differ from run to run.
    async settle() {
      while ((await mergeFresh(app.pool)).merged > 0) {}
      while ((await tendMeaning(app.pool)) !== 'unchanged') await setTimeout(500)
    },
    async setLanguage(language) {
      const reply = await client.call(userRoutes.setLanguage, { params: { id: userId }, body: { language } })
      if (reply.status !== 204) throw new Error(`${reply.status} for the language ${language}.`)
    },
    databaseUrl: postgres.url,
    async close() {
      await close()
      await postgres.stop()
    },
  }
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const articleOf = ({ title, text }: { title: string; text: string }) =>
  ({
    type: 'Article',
    contentItemId: randomUUID(),
    title,
    publishedOn: new Date('2020-01-01T12:00:00Z'),
    details: {
      content: text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign),
      sections: [],
      author: null,
      authors: [],
      journalTitle: null,
      journalIssueDate: null,
      volume: null,
      issue: null,
      pages: null,
      isMednet: false,
      pmid: null,
      doi: null,
      mednetID: null,
      processingStatus: null,
      keywords: [],
      meshHeadings: [],
      publicationTypes: [],
      language: null,
      dateCompleted: null,
      dateRevised: null,
      citationCount: 0,
      substances: [],
    },
  }) satisfies NewVersion<'Article'>
