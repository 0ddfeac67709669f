import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { oneOf } from '@materia/proofs/storm/dice.ts'
import { serverProcess } from '@materia/proofs/storm/server-process.ts'
import { type Database, openDatabase } from '@materia/server/platform/db/db.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import { seedCatalogue } from './feed/catalogue.ts'
import { type Recording, recordSql, replay } from './mixed/bare.ts'
import { indexCatalogue, listOpened } from './mixed/catalogue.ts'
import { type Item, type Kind, kinds, nextKind } from './mixed/day.ts'
import { arrive, type Present, settle, signInReaders } from './mixed/people.ts'
import { familyOf, type Usage, usageOf } from './mixed/usage.ts'
import { report, say } from './report.ts'
import { latencyOf } from './search/measures.ts'

const rounds = 3
const connections = 48

interface Measured {
  times: Map<Kind, number[]>
  errors: string[]
  calls: number
  seconds: number
}

/** A working day of a thousand people beside its database; then the same as fast as it goes, beside its SQL alone. */
export async function benchMixed(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '1000' },
      items: { type: 'string', default: '100000' },
      think: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '60' },
      burst: { type: 'string', default: '8' },
    },
  })
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const settings = { shared_buffers: '1GB', max_wal_size: '4GB' }
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings })
  const undo: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true }), () => postgres.stop()]
  try {
    const server = {
      DATABASE_URL: postgres.url,
      MATERIA_SECRET: randomBytes(32).toString('hex'),
      MATERIA_RATE_LIMITS: 'off',
      MATERIA_DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
    }
    await migrate(postgres.url)
    const database = openDatabase({ url: postgres.url, poolSize: 20 })
    undo.push(() => database.close())
    const items = await seed(postgres.url, database, Number(values.items))
    const web = await serverProcess({ ...server, MATERIA_WORKERS: '1' })
    await web.start()
    undo.push(() => web.kill())
    const agent = new Agent({ keepAlive: true })
    const people = await signInReaders(database.pool, server.MATERIA_SECRET, Number(values.people))
    const { present, crowd } = await arrive(people, { url: web.url, agent })
    undo.push(() => crowd.close())
    await settle(people, present)
    const recording = await recordSql(server, { people, items, agent })
    say(`${present.length} people have arrived, each with a socket open; ${cpus().length} cores`)

    const pids = { server: [web.pid() ?? 0], PostgreSQL: await mainOf(database).then(familyOf) }
    await workingDay(present, items, { thinkMs: Number(values.think) * 1_000, seconds: Number(values.seconds), pids })
    await compareWithSql({ present, items, recording, database, seconds: Number(values.burst) })
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

async function seed(url: string, database: Database, size: number): Promise<Item[]> {
  const startedMs = performance.now()
  await seedCatalogue(url, size)
  await indexCatalogue(database.pool)
  say(`${size} items seeded and searchable in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s`)
  return listOpened(database.pool)
}

async function mainOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    `select (regexp_match(pg_read_file('postmaster.pid'), '^\\d+'))[1]::int as pid`,
  )
  return rows[0]?.pid ?? 0
}

/** Each does one thing, thinks, and does the next. */
async function workingDay(
  present: Present[],
  items: Item[],
  { thinkMs, seconds, pids }: { thinkMs: number; seconds: number; pids: Record<string, number[]> },
): Promise<void> {
  const think = () => pause(thinkMs * -Math.log(1 - Math.random()))
  // Everybody's feed is made once, as on the first visit of the morning, before anything is measured.
  const morning = kinds[0] as Kind
  for (let start = 0; start < present.length; start += connections) {
    await Promise.all(present.slice(start, start + connections).map((person) => morning.act(person, oneOf(items))))
  }
  const before = Object.entries(pids).map(([name, list]) => ({ name, list, usage: usageOf(list) }))
  const day = await measure(seconds, present, async (person, act) => {
    await think()
    await act(nextKind(), person, oneOf(items))
  })
  say(`\na working day: ${(day.calls / day.seconds).toFixed(0)} requests a second`)
  report('errors in a working day', day.errors.length, { digits: 0, atMost: 0 })
  for (const { name, list, usage } of before) say(`${name}: ${describeUsage(usage, usageOf(list), day.seconds)}`)
  say(`${'ms'.padEnd(22)}${['calls', 'p50', 'p95', 'p99'].map((word) => word.padStart(9)).join('')}`)
  for (const [{ name }, times] of day.times) {
    const { p50, p95, p99 } = latencyOf(times)
    const figures = [String(times.length), ...[p50, p95, p99].map((ms) => ms.toFixed(1))]
    say(`${name.padEnd(22)}${figures.map((figure) => figure.padStart(9)).join('')}`)
  }
  complain(day.errors)
}

const describeUsage = (before: Usage, after: Usage, seconds: number) =>
  `${((100 * (after.cpuSeconds - before.cpuSeconds)) / seconds).toFixed(0)} % of a core, ${after.megabytes.toFixed(0)} MB`

/** The same mix without a pause for thought, and its SQL without Materia around it, in turns. */
async function compareWithSql({
  present,
  items,
  recording,
  database,
  seconds,
}: {
  present: Present[]
  items: Item[]
  recording: Recording
  database: Database
  seconds: number
}): Promise<void> {
  const measured: { ours: number; bare: number }[] = []
  for (let round = 0; round <= rounds; round++) {
    const bare = await measure(seconds, present.slice(0, connections), async (_, act) => {
      const kind = nextKind()
      await act({ ...kind, act: () => replay(database, oneOf(recording.get(kind) ?? [])).then(() => undefined) })
    })
    const ours = await measure(seconds, present.slice(0, connections), (_, act) =>
      act(nextKind(), oneOf(present), oneOf(items)),
    )
    complain([...bare.errors, ...ours.errors])
    // The first round warms both up.
    if (round > 0) measured.push({ ours: ours.calls / ours.seconds, bare: bare.calls / bare.seconds })
  }
  const [middle = { ours: 0, bare: 1 }] = measured
    .toSorted((one, other) => one.ours / one.bare - other.ours / other.bare)
    .slice(Math.floor(measured.length / 2))
  const perKind = [...recording].map(
    ([{ name }, calls]) => `${name} ${mean(calls.map((call) => call.statements.length))}`,
  )
  say(`\nstatements a call: ${perKind.join(', ')}`)
  const rates = `${middle.ours.toFixed(0)} calls a second beside ${middle.bare.toFixed(0)} of their SQL alone`
  report(`as fast as it goes, ${rates}`, middle.ours / middle.bare)
}

const mean = (numbers: number[]) =>
  (numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)).toFixed(1)

type Act = (kind: Kind, person?: Present, item?: Item) => Promise<void>

/** Lets each of these do something again and again for so long. */
async function measure(
  seconds: number,
  people: Present[],
  turn: (person: Present, act: Act) => Promise<void>,
): Promise<Measured> {
  const times = new Map(kinds.map((kind) => [kind.name, [] as number[]]))
  const errors: string[] = []
  const startedMs = performance.now()
  const isOver = () => performance.now() - startedMs > seconds * 1_000
  const act: Act = async (kind, person = people[0] as Present, item = { contentItemId: '', versionId: '' }) => {
    const beganMs = performance.now()
    const complaint = await kind.act(person, item).catch((error: Error) => error.message)
    // Answers that come after the end belong to no second of it.
    if (isOver()) return
    times.get(kind.name)?.push(performance.now() - beganMs)
    if (complaint) errors.push(`${kind.name}: ${complaint}`)
  }
  await Promise.all(
    people.map(async (person) => {
      while (!isOver()) await turn(person, act)
    }),
  )
  const byKind = new Map(kinds.map((kind) => [kind, times.get(kind.name) ?? []]))
  const calls = [...byKind.values()].reduce((sum, list) => sum + list.length, 0)
  return { times: byKind, errors, calls, seconds }
}

function complain(errors: string[]): void {
  if (errors.length === 0) return
  process.exitCode = 1
  for (const error of errors.slice(0, 5)) say(`ERROR ${error}`)
}
