import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chatHub } from '@materia/contract'
import { type Database, openDatabase } from '@materia/server/platform/db/db.ts'
import { io } from 'socket.io-client'
import { Commenters, publishPost } from './commenter.ts'
import { oneOf } from './dice.ts'
import { keepSignedIn, type Member, makeMembers } from './members.ts'
import { type ServerProcess, serverProcess } from './server-process.ts'
import { pause, StormClient } from './storm-client.ts'
import { type Finding, judge, type Removal } from './verdict.ts'

export interface StormPlan {
  databaseUrl: string
  clients: number
  rooms: number
  messages: number
  /** How often a server is killed and started again. */
  serverKills: number
  /** How often the database cuts every connection. */
  databaseFaults: number
  breakDatabase(): Promise<void>
  log?: (line: string) => void
}

export interface StormReport extends Finding {
  acknowledged: number
  /** Edits, deletions and reactions that were acknowledged. */
  changes: number
  comments: number
  disconnects: number
  serverKills: number
  databaseFaults: number
  seconds: number
}

const settleMs = 60_000

/** People talk while sockets break, servers die and the database goes away; afterwards everything must be there. */
export async function chatStorm(plan: StormPlan): Promise<StormReport> {
  const log = plan.log ?? (() => undefined)
  const folder = await mkdtemp(join(tmpdir(), 'materia-storm-'))
  const settings = {
    DATABASE_URL: plan.databaseUrl,
    MATERIA_SECRET: randomBytes(32).toString('hex'),
    MATERIA_RATE_LIMITS: 'off',
    MATERIA_WORKERS: '0',
    MATERIA_DATA_DIR: folder,
    LOG_LEVEL: 'fatal',
  }
  const database = openDatabase({ url: plan.databaseUrl, poolSize: 2 })
  const servers = await Promise.all([serverProcess(settings), serverProcess(settings)])
  const clients: StormClient[] = []
  let endRenewing = () => {}
  try {
    await Promise.all(servers.map((server) => server.start()))
    log('two servers are up')
    const members = await makeMembers(database, servers[0] as ServerProcess, plan.clients)
    const chatroomIds = await openRooms(servers[0] as ServerProcess, members, plan.rooms)
    clients.push(...members.map((member) => new StormClient(member, chatroomIds)))
    const post = await publishPost(servers[0] as ServerProcess, members[0] as Member)
    const commenters = new Commenters(post, servers)
    endRenewing = keepSignedIn(servers, members)
    const startedMs = performance.now()
    const faults = await rage(plan, { servers, clients, chatroomIds, commenters, log })
    await lastWords({ servers, clients, chatroomIds })
    const removal = await removeInMidTalk(database, { clients, chatroomIds })
    const finding = await judge(database, { clients, chatroomIds, removal, commenters, withinMs: settleMs })
    return {
      ...finding,
      ...faults,
      acknowledged: clients.reduce((sum, client) => sum + client.acknowledged.length, 0),
      changes: clients.reduce((sum, client) => sum + client.changed.length, 0),
      comments: commenters.acknowledged.length,
      seconds: Math.round((performance.now() - startedMs) / 1_000),
    }
  } finally {
    endRenewing()
    for (const client of clients) client.end()
    await Promise.all(servers.map((server) => server.kill()))
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function rage(
  plan: StormPlan,
  {
    servers,
    clients,
    chatroomIds,
    commenters,
    log,
  }: {
    servers: ServerProcess[]
    clients: StormClient[]
    chatroomIds: string[]
    commenters: Commenters
    log: (line: string) => void
  },
) {
  const done = { disconnects: 0, serverKills: 0, databaseFaults: 0 }
  const commenting: Promise<void>[] = []
  let said = 0
  let isOver = false
  const progress = () => said / plan.messages
  const acknowledged = () => clients.reduce((sum, client) => sum + client.acknowledged.length, 0)

  const talking = (async () => {
    while (said < plan.messages) {
      // Far ahead of what is acknowledged there would be nothing left to break.
      if (said - acknowledged() > clients.length * 4) await pause(5)
      else {
        oneOf(clients).say(oneOf(chatroomIds))
        said += 1
        if (said % 3 === 0) void oneOf(clients).meddle(oneOf(chatroomIds))
        if (said % 10 === 0) commenting.push(commenters.comment(oneOf(clients).member))
        if (said % 5 === 0) void oneOf(clients).markRead(oneOf(chatroomIds))
        if (said % 20 === 0) await pause(1)
      }
    }
    while (clients.some((client) => client.pending > 0)) await pause(20)
    await Promise.all(commenting)
    isOver = true
  })()

  const breaking = (async () => {
    while (!isOver) {
      await pause(30 + Math.random() * 120)
      if (progress() >= 1) continue
      oneOf(clients).disconnect()
      done.disconnects += 1
    }
  })()

  const reconnecting = (async () => {
    while (!isOver) {
      const up = servers.filter((server) => server.isUp())
      for (const client of clients) if (!client.isConnecting && up.length > 0) client.connect(oneOf(up).url)
      await pause(150)
    }
  })()

  const killing = (async () => {
    while (!isOver) {
      await pause(50)
      if (done.serverKills >= plan.serverKills || progress() < (done.serverKills + 1) / (plan.serverKills + 1)) continue
      const victim = servers[done.serverKills % servers.length] as ServerProcess
      await victim.kill()
      done.serverKills += 1
      log(`a server was killed after ${acknowledged()} messages`)
      await pause(300)
      await victim.start()
    }
  })()

  const cutting = (async () => {
    while (!isOver) {
      await pause(50)
      const due = (done.databaseFaults + 0.5) / (plan.databaseFaults + 0.5)
      if (done.databaseFaults >= plan.databaseFaults || progress() < due) continue
      await plan.breakDatabase()
      done.databaseFaults += 1
      log(`the database broke after ${acknowledged()} messages`)
    }
  })()

  await Promise.all([talking, breaking, reconnecting, killing, cutting])
  return done
}

/**
 * In the calm afterwards the last message of each room comes from one server or the other. Nothing is said after it
 * that could show a gap, and nobody connects again: it must reach everybody by itself.
 */
async function lastWords({
  servers,
  clients,
  chatroomIds,
}: {
  servers: ServerProcess[]
  clients: StormClient[]
  chatroomIds: string[]
}): Promise<void> {
  for (const [index, client] of clients.entries()) client.connect(servers[index % servers.length]?.url ?? '')
  while (clients.some((client) => !client.isSettled)) await pause(20)
  for (const [index, chatroomId] of chatroomIds.entries()) clients[index % servers.length]?.say(chatroomId)
  while (clients.some((client) => client.pending > 0)) await pause(20)
}

/** The owner removes somebody whose sockets hang on the other server, while everybody else goes on talking. */
async function removeInMidTalk(
  database: Database,
  { clients, chatroomIds }: { clients: StormClient[]; chatroomIds: string[] },
): Promise<Removal> {
  const [owner, removed, ...others] = clients as [StormClient, StormClient, ...StormClient[]]
  const chatroomId = chatroomIds[0] ?? ''
  const talk = () => {
    for (const other of others) other.say(chatroomId)
  }
  const talking = setInterval(talk, 20)
  await pause(500)
  const answer = await owner.call('RemoveUserFromChatroom', chatroomId, removed.member.userId)
  const { latest_sequence: lastAllowed } = await database.db
    .selectFrom('chatrooms')
    .select('latest_sequence')
    .where('id', '=', chatroomId)
    .executeTakeFirstOrThrow()
  await pause(500)
  clearInterval(talking)
  while (others.some((client) => client.pending > 0)) await pause(20)
  return { isAcknowledged: answer?.ok ?? false, removed, chatroomId, lastAllowed }
}

/** Rooms that all of these are members of. */
export async function openRooms(server: ServerProcess, members: Member[], count: number): Promise<string[]> {
  const ids: string[] = []
  for (const [index, member] of members.entries()) {
    const socket = io(`${server.url}${chatHub.namespace}`, {
      auth: { token: member.token },
      transports: ['websocket'],
      forceNew: true,
    })
    // One that was refused by the server does not try again by itself.
    socket.on('connect_error', () => setTimeout(() => socket.connect(), 200))
    const call = async (method: string, ...args: unknown[]) => {
      const answer = await socket.timeout(60_000).emitWithAck(method, ...args)
      if (!answer.ok) throw new Error(answer.problem.detail)
      return answer.data
    }
    for (let room = 0; index === 0 && room < count; room++) {
      ids.push((await call('CreateChatroom', { name: `Room ${room + 1}`, type: 'Public' })).id)
    }
    for (const id of ids) await call('JoinChatroom', id)
    socket.disconnect()
  }
  return ids
}
