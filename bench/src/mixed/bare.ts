import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { oneOf } from '@materia/proofs/storm/dice.ts'
import { connectProduct } from '@materia/server/connect.ts'
import { type Database, planningOncePoolOf } from '@materia/server/platform/db/db.ts'
import pg from 'pg'
import { type Item, type Kind, kinds, say } from './day.ts'
import { arrive, type Person, type Present } from './people.ts'

interface Statement {
  text: string
  values: unknown[]
  name?: string
}

/** One call as the statements it sent, and the ids in them that are made anew each time. */
interface Recorded {
  statements: Statement[]
  ids: string[]
}

export type Recording = Map<Kind, Recorded[]>

const samples = 12
const idleMs = 4_000

/** Does each thing some times on a product in this process, and keeps the SQL that it sends. */
export async function recordSql(
  settings: Record<string, string>,
  { people, items, agent }: { people: Person[]; items: Item[]; agent: Agent },
): Promise<Recording> {
  const { app, server, close } = await connectProduct(settings)
  await app.realtime.attach(server.server)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const { present, crowd } = await arrive(people.slice(0, samples), { url, agent })
  const recorder = startRecorder()
  try {
    // What a process does by itself, all the time, belongs to no call.
    await pause(idleMs)
    recorder.ignoreSoFar()
    const recording: Recording = new Map()
    for (const kind of kinds) {
      for (const person of present) await kind.act(person, oneOf(items))
      await pause(50)
      recorder.take()
      const recorded: Recorded[] = []
      for (const person of present) recorded.push(await recordCall(kind, person, oneOf(items), recorder))
      recording.set(kind, recorded)
    }
    return recording
  } finally {
    recorder.stop()
    crowd.close()
    await close()
  }
}

type Recorder = ReturnType<typeof startRecorder>

async function recordCall(kind: Kind, person: Present, item: Item, recorder: Recorder): Promise<Recorded> {
  if (kind.name !== 'say') {
    await kind.act(person, item)
    return { statements: recorder.take(), ids: [] }
  }
  const clientMessageId = randomUUID()
  const answer = (await say(person, clientMessageId)) as { data: { id: string } }
  return { statements: recorder.take(), ids: [answer.data.id, clientMessageId] }
}

function startRecorder() {
  const original = pg.Client.prototype.query
  let taken: Statement[] = []
  const ignored = new Set<string>()
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [given, values] = args as [string | { text: string; name?: string; values?: unknown[] }, unknown[]?]
    const text = typeof given === 'string' ? given : given?.text
    if (typeof text === 'string') {
      const named = typeof given === 'string' ? {} : { name: given.name, values: given.values }
      taken.push({ text, values: Array.isArray(values) ? values : [], ...defined(named) })
    }
    return original.apply(this, args as never)
  } as typeof original
  return {
    ignoreSoFar() {
      for (const { text } of taken) ignored.add(text)
      taken = []
    },
    take(): Statement[] {
      const now = taken.filter(({ text }) => !ignored.has(text) && !/pg_notify/i.test(text))
      taken = []
      return now
    },
    stop() {
      pg.Client.prototype.query = original
    },
  }
}

const defined = (parts: { name?: string | undefined; values?: unknown[] | undefined }) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))

/** Sends the statements of a call, one after the other, as fast as they are answered. */
export async function replay({ db, pool }: Database, { statements, ids }: Recorded): Promise<void> {
  const planned = planningOncePoolOf(db) as pg.Pool
  const fresh = ids.map((id): [string, string] => [id, randomUUID()])
  let held: pg.PoolClient | undefined
  try {
    for (const { text, values, name } of statements) {
      if (text === 'begin') held = await pool.connect()
      const query = { text, values: fresh.length > 0 ? values.map((value) => renamed(value, fresh)) : values }
      await (held ?? (name ? planned : pool)).query(name ? { ...query, name } : query)
      if (text !== 'commit' && text !== 'rollback') continue
      held?.release()
      held = undefined
    }
  } finally {
    held?.release(true)
  }
}

function renamed(value: unknown, fresh: [string, string][]): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, fresh))
  if (typeof value !== 'string') return value
  return fresh.reduce((text, [from, to]) => text.replaceAll(from, to), value)
}
