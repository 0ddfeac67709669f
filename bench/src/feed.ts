import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { contentRoutes } from '@materia/contract'
import { clientAt } from '@materia/proofs/client/over-fetch.ts'
import { type ServerProcess, serverProcess } from '@materia/proofs/storm/server-process.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import autocannon from 'autocannon'
import { type Asking, ask, type Catalogue, openCatalogue, query, seedDatabase } from './feed/catalogue-server.ts'
import { report, say } from './report.ts'
import { latencyOf } from './search/measures.ts'

const bareServer = fileURLToPath(new URL('./feed/bare-server.ts', import.meta.url))
const budget = { latency: 2, rate: 0.5, megabytes: 400 }
/** Until V8 has compiled what is asked all the time, a server answers half of what it will. */
const warmUpRounds = 3
const rounds = 5

/** Discover, trending, followed and item pages at two sizes, in turns; and Discover beside a bare Fastify route. */
export async function benchFeed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', multiple: true, default: ['10000', '1000000'] },
      requests: { type: 'string', default: '300' },
      seconds: { type: 'string', default: '6' },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const settings = { shared_buffers: '1GB', max_wal_size: '8GB' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false, settings })
  const catalogues: Catalogue[] = []
  try {
    for (const size of values.size) {
      const url = await seedDatabase(postgres, `feed_${size}`, Number(size))
      catalogues.push(await openCatalogue({ url, folder, size: Number(size) }))
    }
    await compareSizes(catalogues, Number(values.requests))
    const largest = catalogues.at(-1)
    if (largest) await compareBare(largest, Number(values.seconds))
  } finally {
    await Promise.all(catalogues.map(({ server }) => server.kill()))
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Each page asked of the sizes in turns, so that what else the machine does meets both alike. */
const pages: {
  name: string
  of: Asking
  before?: (catalogue: Catalogue) => Promise<unknown>
}[] = [
  {
    name: 'discover, a feed made anew',
    of: (client) => client.call(contentRoutes.discover, { query: { count: 10 } }),
    before: ({ url }) => query(url, 'update feeds set is_stale = true where not is_stale'),
  },
  {
    name: 'discover, first page',
    of: (client) => client.call(contentRoutes.discover, { query: { count: 10 } }),
  },
  {
    name: 'discover, next pages',
    of: (client, _, nth) =>
      client.call(contentRoutes.discover, { query: { count: 40, firstOffset: 10, offset: 10 + (nth % 40) * 40 } }),
  },
  { name: 'trending', of: (client) => client.call(contentRoutes.trending, { query: { count: 10 } }) },
  { name: 'followed', of: (client) => client.call(contentRoutes.recentFollowed, { query: { count: 10 } }) },
  {
    name: 'item',
    of: (client, { itemIds }, nth) =>
      client.call(contentRoutes.getContent, { params: { contentItemId: itemIds[nth % itemIds.length] ?? '' } }),
  },
]

async function compareSizes(catalogues: Catalogue[], requests: number): Promise<void> {
  for (const { name, of, before } of pages) {
    const times = catalogues.map((): number[] => [])
    const warmUp = 30
    for (let nth = 0; nth < requests + warmUp; nth++) {
      for (const [index, catalogue] of catalogues.entries()) {
        await before?.(catalogue)
        const ms = await ask(catalogue, of, nth)
        if (nth >= warmUp) times[index]?.push(ms)
      }
    }
    const p95 = times.map((list) => latencyOf(list))
    const [small, large] = [p95[0], p95.at(-1)]
    const ratio = (large?.p95 ?? 0) / (small?.p95 ?? 1)
    const said = catalogues.map(
      ({ size }, index) => `${size}: p50 ${p95[index]?.p50.toFixed(1)} p95 ${p95[index]?.p95.toFixed(1)} ms`,
    )
    say(`${name.padEnd(28)} ${said.join('   ')}`)
    report(`${name}, p95 at ${catalogues.at(-1)?.size} / at ${catalogues[0]?.size} items`, ratio, {
      atMost: budget.latency,
    })
  }
}

async function compareBare(catalogue: Catalogue, seconds: number): Promise<void> {
  const path = `${contentRoutes.discover.path}?count=10`
  const headers = catalogue.tokens.map((token) => ({ authorization: `Bearer ${token}` }))
  const first = await clientAt(catalogue.server.url, headers[0]).call(contentRoutes.discover, { query: { count: 10 } })
  const ids = first.body.map(({ contentItemId }) => contentItemId)
  const bare = await serverProcess(
    { DATABASE_URL: catalogue.url, BENCH_IDS: JSON.stringify(ids), BENCH_BODY: first.text },
    { script: bareServer },
  )
  await bare.start()
  try {
    const measured: { ours: number; bare: number }[] = []
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      const plain = await load(`${bare.url}/rows`, seconds, [{}])
      const ours = await load(`${catalogue.server.url}${path}`, seconds, headers)
      say(`Discover, round ${round + 1}: ${ours.toFixed(0)} a second beside ${plain.toFixed(0)} bare`)
      if (round >= warmUpRounds) measured.push({ ours, bare: plain })
    }
    measured.sort((a, b) => a.ours / a.bare - b.ours / b.bare)
    const middle = measured[Math.floor(rounds / 2)] ?? { ours: 0, bare: 1 }
    const ratio = middle.ours / middle.bare
    const rates = `${middle.ours.toFixed(0)} a second beside ${middle.bare.toFixed(0)} bare`
    report(`Discover, ${rates} with the same ${first.text.length} bytes`, ratio, { atLeast: budget.rate })
    const megabytes = await residentMegabytes(catalogue.server)
    report("server's memory after the load", megabytes, { digits: 0, unit: ' MB', below: budget.megabytes })
  } finally {
    await bare.kill()
  }
}

/** Each connection is another reader's: of one reader no more than a few requests are answered at once. */
async function load(url: string, seconds: number, headers: Record<string, string>[]): Promise<number> {
  let opened = 0
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 20,
    setupClient: (client) => client.setHeaders(headers[opened++ % headers.length]),
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
  return result.requests.average
}

/** The most it ever held. */
async function residentMegabytes(server: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8')
  return Number(status.match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1_024
}
