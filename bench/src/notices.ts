import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contentRoutes } from '@materia/contract'
import { indexItems } from '@materia/server/features/contents/search/search-index.ts'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { tendMeaning, tendSearch } from '@materia/server/platform/search/index.ts'
import { type Asking, ask, type Catalogue, openCatalogue, query, seedDatabase } from './feed/catalogue-server.ts'
import { report } from './report.ts'
import { latencyOf } from './search/measures.ts'

const mostRatio = 1.1
const searched = 20_000
const questions = ['heart failure', 'empagliflozin', 'asthma', 'apixaban atrial fibrillation', 'type 2 diabetes']

/** Discover, lists, items and search on the same catalogue without notices and with so many, in turns. */
export async function benchNotices(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '1000000' },
      notices: { type: 'string', default: '30000' },
      requests: { type: 'string', default: '300' },
      crowded: { type: 'boolean', default: false },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const settings = { shared_buffers: '1GB', max_wal_size: '8GB' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, settings })
  const catalogues: Catalogue[] = []
  try {
    const size = Number(values.size)
    const without = await seedDatabase(postgres, 'without', size)
    await indexNewest(without)
    await query(postgres.urlOf('postgres'), 'create database notices template without')
    const urls = [without, postgres.urlOf('notices')]
    await seedNotices(urls[1] ?? '', Number(values.notices), values.crowded ? crowdedOrder : evenOrder)
    for (const url of urls) catalogues.push(await openCatalogue({ url, folder, size }))
    for (const [name, of] of Object.entries(pages))
      await compare(catalogues, { name, of, requests: Number(values.requests) })
  } finally {
    await Promise.all(catalogues.map(({ server }) => server.kill()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const pages: Record<string, Asking> = {
  'discover, first page': (client) => client.call(contentRoutes.discover, { query: { count: 10 } }),
  'discover, next pages': (client, _, nth) =>
    client.call(contentRoutes.discover, { query: { count: 40, firstOffset: 10, offset: 10 + (nth % 40) * 40 } }),
  trending: (client) => client.call(contentRoutes.trending, { query: { count: 10 } }),
  search: (client, _, nth) =>
    client.call(contentRoutes.searchContents, { query: { searchTerm: questions[nth % questions.length], count: 20 } }),
  item: (client, { itemIds }, nth) =>
    client.call(contentRoutes.getContent, { params: { contentItemId: itemIds[nth % itemIds.length] ?? '' } }),
}

async function compare(
  catalogues: Catalogue[],
  { name, of, requests }: { name: string; of: Asking; requests: number },
): Promise<void> {
  const times = catalogues.map((): number[] => [])
  const warmUp = 30
  for (let nth = 0; nth < requests + warmUp; nth++) {
    for (const [index, catalogue] of catalogues.entries()) {
      const ms = await ask(catalogue, of, nth)
      if (nth >= warmUp) times[index]?.push(ms)
    }
  }
  const [without, marked] = times.map((list) => latencyOf(list))
  const ratio = (marked?.p95 ?? 0) / (without?.p95 ?? 1)
  const times95 = `${marked?.p95.toFixed(1)} / ${without?.p95.toFixed(1)} ms`
  report(`${name}, p95 with notices / without, ${times95}`, ratio, { atMost: mostRatio })
}

/** So many of the newest are found by words. */
async function indexNewest(url: string): Promise<void> {
  const rows = await query<{ id: string }>(
    url,
    `select id from content_items where is_listed and type = 'Article' order by published_on desc limit ${searched}`,
  )
  const { db, pool, close } = openDatabase({ url, poolSize: 2 })
  for (let from = 0; from < rows.length; from += 500)
    await db.transaction().execute((tx) =>
      indexItems(
        tx,
        rows.slice(from, from + 500).map(({ id }) => id),
      ),
    )
  // What the server would do beside the first requests, which are measured.
  await tendSearch(pool)
  await tendMeaning(pool)
  await close()
  await query(url, 'analyze')
}

/** Spread over the whole catalogue; the feed of the real one shows fewer of them. */
const evenOrder = 'hashint8(n)'
/** On one in ten of the newest 50,000, where feeds show them, and as many more anywhere. */
const crowdedOrder = 'n % 10 <> 0 or n > 50000, hashint8(n)'

async function seedNotices(url: string, count: number, order: string): Promise<void> {
  await query(
    url,
    `with newest as (
       select id, row_number() over (order by published_on desc) as n from content_items where is_listed),
     chosen as (select id, row_number() over (order by ${order}) as place from newest),
     made as (
       insert into safety_notices (id, key, kind, state, severity, facts, starts_on, updated_on)
       select gen_random_uuid(), 'bench:' || n, (array['Shortage', 'Recall', 'Retraction', 'Correction'])[1 + n % 4], 'Active', n % 3,
         jsonb_build_object('name', jsonb_build_object('en', 'Notice ' || n, 'fr', 'Avis ' || n)), current_date, current_date
       from generate_series(1, ${count}) n
       returning id, split_part(key, ':', 2)::int as n)
     insert into safety_bindings (notice_id, content_item_id, match, is_direct)
     select made.id, chosen.id, 'Identifier', true from made join chosen on chosen.place = made.n`,
  )
  await query(url, 'vacuum analyze')
}
