import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import pg from 'pg'
import { seedSubscriptions } from './follows/seed.ts'
import { measureProgram } from './measured-program.ts'
import { report, say } from './report.ts'

const program = fileURLToPath(new URL('./follows/program.ts', import.meta.url))
const budget = { seconds: 60, megabytes: 300, publishing: 1.2 }
const rounds = 4

/** Publishing with and without followers, in turns, and how long one worker takes to hold what is new against all they follow. */
export async function benchFollows(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { subscriptions: { type: 'string', default: '100000' }, items: { type: 'string', default: '1000' } },
  })
  const [subscriptions, items] = [Number(values.subscriptions), Number(values.items)]
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durable: false })
  try {
    const [quiet, followed] = [
      await freshDatabase(postgres.urlOf, 'quiet'),
      await freshDatabase(postgres.urlOf, 'followed'),
    ]
    const startedAt = performance.now()
    await seedSubscriptions(followed, subscriptions)
    await query(followed, 'analyze')
    say(`${subscriptions} subscriptions, made in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`)
    await measurePublishing({ quiet, followed }, items)
    await measureMatching(followed)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measurePublishing(
  { quiet, followed }: { quiet: string; followed: string },
  items: number,
): Promise<void> {
  const times: { quiet: number; followed: number }[] = []
  const size = Math.ceil(items / rounds)
  for (let round = 0; round < rounds; round++) {
    const range = [String(round * size), String(Math.min(items, (round + 1) * size))]
    const alone = await measureProgram(program, ['publish', quiet, ...range])
    const heard = await measureProgram(program, ['publish', followed, ...range])
    times.push({ quiet: alone.ms / size, followed: heard.ms / size })
  }
  // The first round also warms what the other rounds find warm.
  const ratios = times.slice(1).map((each) => each.followed / each.quiet)
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0
  const said = times.map((each) => `${each.followed.toFixed(1)}/${each.quiet.toFixed(1)}`).join(' ')
  say(`publishing, ms an item with/without followers: ${said}`)
  report('publishing with / without followers', ratio, { atMost: budget.publishing })
}

async function measureMatching(url: string): Promise<void> {
  const { ms, memoryMb } = await measureProgram(program, ['match', url])
  const [row] = await query<{ matches: number; told: number; left: number }>(
    url,
    `select (select count(*)::int from subscription_matches) as matches, (select count(*)::int from notifications) as told,
            (select count(*)::int from graphile_worker.jobs where task_identifier = 'contents-written') as left`,
  )
  if (row?.left !== 0) throw new Error(`${row?.left} items were not matched.`)
  const made = `${row.matches} matches, ${row.told} notifications`
  report(`matching what was published, ${made}`, ms / 1_000, { digits: 1, unit: ' s', atMost: budget.seconds })
  report('memory of the matching', memoryMb, { digits: 0, unit: ' MB', atMost: budget.megabytes })
}

async function freshDatabase(urlOf: (name: string) => string, name: string): Promise<string> {
  await query(urlOf('postgres'), `create database ${name}`)
  await migrate(urlOf(name))
  return urlOf(name)
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
