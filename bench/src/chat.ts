import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chatHub } from '@materia/contract'
import { type Member, makeMembers } from '@materia/proofs/storm/members.ts'
import { type ServerProcess, serverProcess } from '@materia/proofs/storm/server-process.ts'
import { chatStorm } from '@materia/proofs/storm/storm.ts'
import { openDatabase } from '@materia/server/platform/db/db.ts'
import { migrate } from '@materia/server/platform/db/migrate.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@materia/server/platform/postgres/embedded.ts'
import pg from 'pg'
import { type Crowd, gatherCrowd } from './chat/crowd.ts'
import { Ear, measureLatency, measureRate, type Room } from './chat/measure.ts'
import { report, say } from './report.ts'

const bareServer = fileURLToPath(new URL('./chat/bare-server.ts', import.meta.url))
const listeners = 1_000
const rounds = 3
const messagesPerRound = 200
const idleSockets = 10_000
const budget = { rate: 0.7, latency: 2, kilobytes: 60 }

/** One room of a thousand beside a bare Socket.IO broadcast, in turns; `--faults` runs the long storm instead. */
export async function benchChat(args: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-bench-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  try {
    await migrate(postgres.url)
    if (args.includes('--faults')) await storm(postgres, numberAfter(args, '--messages') ?? 100_000)
    else
      await compare(postgres, {
        folder,
        idle: numberAfter(args, '--idle') ?? idleSockets,
        messages: numberAfter(args, '--messages') ?? messagesPerRound,
      })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function storm(postgres: EmbeddedPostgres, messages: number): Promise<void> {
  const faults = Math.max(2, Math.round(messages / 10_000))
  const seen = await chatStorm({
    databaseUrl: postgres.url,
    clients: 20,
    rooms: 5,
    messages,
    serverKills: faults,
    databaseFaults: faults,
    breakDatabase: () => crashDatabase(postgres.url),
    log: say,
  })
  say(JSON.stringify(seen))
  report('messages acknowledged', seen.acknowledged, { digits: 0, atLeast: messages })
  report('stored without an acknowledgement', seen.stored - seen.acknowledged, { digits: 0, atMost: 0 })
  for (const wrong of [
    'lost',
    'lostChanges',
    'wrongComments',
    'doubled',
    'wrongViews',
    'leaks',
    'wrongCounts',
  ] as const)
    report(wrong, seen[wrong], { digits: 0, atMost: 0 })
}

/** A backend that dies takes the whole of PostgreSQL through crash recovery. */
async function crashDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await client.end().catch(() => undefined)
}

async function compare(
  postgres: EmbeddedPostgres,
  { folder, idle, messages }: { folder: string; idle: number; messages: number },
): Promise<void> {
  const settings = {
    DATABASE_URL: postgres.url,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    MATERIA_WORKERS: '0',
    MATERIA_DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
  }
  const [materia, bare] = [await serverProcess(settings), await serverProcess(settings, { script: bareServer })]
  const crowds: Crowd[] = []
  try {
    await Promise.all([materia.start(), bare.start()])
    const database = openDatabase({ url: postgres.url, poolSize: 2 })
    const members = await makeMembers(database, materia, 20)
    await database.close()
    if (idle > 0) await measureIdle(materia, members, idle)
    const chatroomId = await openRoom(materia, members)
    const rooms: [Room, Room] = [
      await fillRoom(bare, members, chatroomId, crowds),
      await fillRoom(materia, members, chatroomId, crowds),
    ]
    await compareRooms(rooms, messages)
  } finally {
    for (const crowd of crowds) crowd.close()
    await Promise.all([materia.kill(), bare.kill()])
  }
}

async function compareRooms([bare, materia]: [Room, Room], messages: number): Promise<void> {
  for (const room of [bare, materia]) await measureRate(room, Math.ceil(messages / 4))
  const rates: { bare: number; materia: number }[] = []
  let perSecond = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const [plain, ours] = [await measureRate(bare, messages), await measureRate(materia, messages)]
    rates.push({ bare: plain.delivered, materia: ours.delivered })
    perSecond = Math.min(perSecond, ours.said / 2)
  }
  const latencies: { bare: number; materia: number }[] = []
  for (let round = 0; round < rounds; round++) {
    latencies.push({
      bare: await measureLatency(bare, perSecond, messages),
      materia: await measureLatency(materia, perSecond, messages),
    })
  }
  const [rate, latency] = [middle(rates), middle(latencies)]
  report(`delivered a second to ${listeners} sockets, ${beside(rate, 0)}`, rate.ratio, { atLeast: budget.rate })
  report(`send to seen, p95 at ${perSecond.toFixed(0)} messages a second, ${beside(latency, 1)} ms`, latency.ratio, {
    atMost: budget.latency,
  })
}

async function measureIdle(materia: ServerProcess, members: Member[], count: number): Promise<void> {
  const before = await residentKilobytes(materia)
  const crowd = await gatherCrowd({
    url: materia.url,
    namespace: chatHub.namespace,
    size: count,
    tokenOf: (index) => members[index % members.length]?.token ?? '',
  })
  const each = ((await residentKilobytes(materia)) - before) / count
  report(`memory of each of ${count} idle sockets`, each, { digits: 1, unit: ' kB', below: budget.kilobytes })
  crowd.close()
}

async function openRoom(materia: ServerProcess, members: Member[]): Promise<string> {
  const crowd = await gatherCrowd({
    url: materia.url,
    namespace: chatHub.namespace,
    size: members.length,
    tokenOf: (index) => members[index]?.token ?? '',
  })
  const made = await crowd.sockets[0]?.call('CreateChatroom', { name: 'Thousand', type: 'Public' })
  const { id } = (made as { data: { id: string } }).data
  for (const socket of crowd.sockets) await socket.call('JoinChatroom', id)
  crowd.close()
  return id
}

async function fillRoom(server: ServerProcess, members: Member[], chatroomId: string, crowds: Crowd[]): Promise<Room> {
  const ear = new Ear()
  const crowd = await gatherCrowd({
    url: server.url,
    namespace: chatHub.namespace,
    size: listeners,
    tokenOf: (index) => members[index % members.length]?.token ?? '',
    onEvent: ear.hear,
  })
  crowds.push(crowd)
  return { chatroomId, listeners, senders: crowd.sockets.slice(0, members.length), ear }
}

async function residentKilobytes(server: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${server.pid()}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? 0)
}

/** The round in the middle, by its ratio. */
function middle(measured: { bare: number; materia: number }[]) {
  const sorted = measured
    .map((one) => ({ ...one, ratio: one.materia / one.bare }))
    .sort((one, other) => one.ratio - other.ratio)
  return sorted[Math.floor(sorted.length / 2)] as { bare: number; materia: number; ratio: number }
}

const beside = ({ bare, materia }: { bare: number; materia: number }, digits: number) =>
  `${materia.toFixed(digits)} beside ${bare.toFixed(digits)} bare`

function numberAfter(args: string[], flag: string): number | undefined {
  const at = args.indexOf(flag)
  return at === -1 ? undefined : Number(args[at + 1])
}
