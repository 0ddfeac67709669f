import {
  allHubs,
  allRoutes,
  chatHub,
  type HubAnswer,
  type HubSpec,
  problemContentType,
  problemMessages,
  type Route,
  userRoutes,
} from '@materia/contract'
import { type HubClient, testApp } from '@materia/server/testing/app.ts'
import type { Person } from '@materia/server/testing/make.ts'
import { describe, expect, it, vi } from 'vitest'
import { type Attempt, brokenAttempts, type Draw, oddAttempts } from './attempts.ts'
import { brokenValues } from './broken-values.ts'
import { watchChanges } from './changes.ts'
import { oddValues, throughJson } from './odd-values.ts'
import { type World, worldOf } from './world.ts'

/** Of each sort, for each call. A few here; `npm run bench -- bad-input` sends a hundred. */
const amount = Number(process.env.BAD_INPUTS ?? 20)
const seed = Number(process.env.BAD_INPUTS_SEED ?? 7)
/** Two seconds for one who waits alone; here other test files run on the same processors. */
const slowMs = Number(process.env.BAD_INPUTS_SLOW_MS ?? 10_000)
const atOnce = 8

// Each test waits for many answers.
vi.setConfig({ testTimeout: amount * slowMs })

/** What a refused or odd call may write all the same. */
const allowedChanges: Record<string, { tables: string[]; reason: string }> = {
  signIn: {
    tables: ['audit_log', 'users', 'unknown_sign_ins'],
    reason: 'a wrong password is counted against its account or e-mail and audited',
  },
  changePassword: {
    tables: ['audit_log', 'users'],
    reason: 'a wrong password is counted against its account and audited',
  },
  confirmIdentity: {
    tables: ['audit_log', 'users'],
    reason: 'a wrong password or code is counted against its account and audited',
  },
  confirmTotp: {
    tables: ['audit_log', 'users'],
    reason: 'a wrong code is counted against its account and audited',
  },
  passkeySignInOptions: {
    tables: ['auth_challenges'],
    reason: 'it takes nothing, and what comes in its address beside that is passed over: each call makes a challenge',
  },
}

const test = await testApp({ MATERIA_ENABLE_MOCKS: 'true' })
const { app, server, accessTokenOf } = test
const watch = await watchChanges(app.db)
const makeWorld = worldOf(test)
let world = await makeWorld()

/** These take something away that the calls after them would find missing. */
const takesAway = /delete|remove|end|leave|publish|answer|hide|disable|deactivate|resolve|change|signOut/i

async function refreshAfter(name: string) {
  if (takesAway.test(name)) world = await makeWorld()
}

interface Outcome {
  status: number
  isProblem: boolean
  ms: number
  said: string
}

const callerOf = ({ doctor, admin }: World, access: Route['access']): Person =>
  typeof access === 'string' || access.includes('Doctor') ? doctor : admin

async function drawFor(route: Route): Promise<Draw> {
  // A confirmation lasts ten minutes, which these tests do too.
  if (route.confirmation === 'always' || route.confirmation === 'sometimes') world = await makeWorld()
  const { known } = world
  return { known, token: await accessTokenOf(callerOf(world, route.access)), amount, seed }
}

async function send(route: Route, { url, headers, payload }: Attempt): Promise<Outcome> {
  const started = performance.now()
  const reply = await server.inject({ method: route.method, url, headers, ...(payload !== undefined && { payload }) })
  return {
    status: reply.statusCode,
    isProblem: String(reply.headers['content-type']).startsWith(problemContentType),
    ms: performance.now() - started,
    said: reply.statusCode < 300 ? '' : reply.body,
  }
}

const isRefusal = ({ status }: Outcome) => status >= 400 && status < 500

function complaintsAbout(attempt: Attempt, outcome: Outcome): string[] {
  const complaints: string[] = []
  if (outcome.status >= 500) complaints.push('failed')
  if (outcome.ms > slowMs) complaints.push('was slow')
  if (isRefusal(outcome) && !outcome.isProblem) complaints.push('was refused without a problem')
  if (isRefusal(outcome)) complaints.push(...complaintsAboutWords(outcome.said))
  if (attempt.isBroken && outcome.status < 400) complaints.push('was taken')
  // Otherwise a caller whose session has ended would pass for good input checks.
  if (attempt.isBroken && (outcome.status === 401) !== (attempt.isStranger ?? false)) complaints.push('was mistaken')
  return complaints.map((complaint) => told(complaint, attempt, outcome))
}

/** A code that a program can go by, and a sentence for a person in place of the validator's words. */
function complaintsAboutWords(said: string): string[] {
  const complaints: string[] = []
  const problem = JSON.parse(said) as { detail: string; extensions: { code?: string } }
  if (!isProblemCode(problem.extensions.code)) complaints.push('was refused without a code')
  if (validatorWords.test(problem.detail)) complaints.push('was refused in the words of a validator')
  return complaints
}

const isProblemCode = (code: string | undefined) => code !== undefined && Object.hasOwn(problemMessages, code)
const validatorWords = /Invalid (UUID|input|option|string|URL|ISO|number)|expected .* received|Too (big|small):/

const told = (complaint: string, { url, headers, payload }: Attempt, { status, ms, said }: Outcome) =>
  `${complaint}: ${url.slice(0, 160)} ${headers['content-type'] ?? ''} ${JSON.stringify(String(payload ?? '').slice(0, 160))} → ${status} in ${Math.round(ms)} ms ${said.slice(0, 300)}`

const takeChanges = async (name: string) =>
  (await watch.take()).filter((table) => !allowedChanges[name]?.tables.includes(table))

/** What calls before it set off may still be landing: only what is written time and again is this call's doing. */
async function tablesWrittenBy(name: string, call: () => Promise<unknown>): Promise<string[]> {
  let written: string[] = []
  for (let tries = 0; tries < 4; tries += 1) {
    await call()
    written = await takeChanges(name)
    if (written.length === 0) return []
  }
  return written
}

async function inBatches<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  for (let start = 0; start < items.length; start += atOnce)
    await Promise.all(items.slice(start, start + atOnce).map(work))
}

describe.each(Object.entries(allRoutes))('the call %s', (name, route) => {
  it('refuses broken input with a problem, and changes nothing', async () => {
    const attempts = brokenAttempts(route, await drawFor(route))
    const complaints: string[] = []
    await watch.take()

    await inBatches(attempts, async (attempt) => {
      complaints.push(...complaintsAbout(attempt, await send(route, attempt)))
    })
    if ((await takeChanges(name)).length > 0) {
      for (const attempt of attempts) {
        const tables = await tablesWrittenBy(name, () => send(route, attempt))
        if (tables.length > 0) complaints.push(`wrote ${tables}: ${attempt.url} ${attempt.payload}`)
      }
    }

    expect(attempts.length).toBeGreaterThanOrEqual(amount)
    expect(complaints.slice(0, 5)).toEqual([])
  })

  it('answers what is odd but valid, and changes nothing where it refuses', async () => {
    const attempts = oddAttempts(route, await drawFor(route))
    const complaints: string[] = []
    await watch.take()

    for (const attempt of attempts) {
      const outcome = await send(route, attempt)
      complaints.push(...complaintsAbout(attempt, outcome))
      if ((await takeChanges(name)).length === 0 || !isRefusal(outcome)) continue
      const tables = await tablesWrittenBy(name, () => send(route, attempt))
      if (tables.length > 0) complaints.push(told(`was refused and wrote ${tables}`, attempt, outcome))
    }
    await refreshAfter(name)

    expect(attempts.length).toBeGreaterThanOrEqual(amount)
    expect(complaints.slice(0, 5)).toEqual([])
  })
})

const hubMethods = allHubs.flatMap((hub) => Object.entries(hub.methods).map(([name, spec]) => ({ hub, name, spec })))

describe.each(hubMethods)('the method $name of $hub.namespace', ({ hub, name, spec }) => {
  const given = (value: unknown) => (Array.isArray(value) ? throughJson(value) : [throughJson(value)])
  const path = `${hub.namespace}.${name}`
  const valid = (wanted: number) => oddValues(spec.args, { known: world.known, name: path, amount: wanted, seed })

  it('refuses broken arguments, and changes nothing', async () => {
    const client = await test.connect(callerOf(world, hub.access), hub)
    const broken = brokenValues(spec.args, { valid: valid(20), amount: amount * 2, seed, name: path }, given)
    const lists = broken.map(given).filter((args) => JSON.stringify(args).length < 90_000)
    const complaints: string[] = []
    await watch.take()

    await inBatches(lists, async (args) => {
      const outcome = await ask(client, name, args)
      if (outcome.status !== 400 || outcome.ms > slowMs) complaints.push(toldOfHub(args, outcome))
      else
        complaints.push(...complaintsAboutWords(outcome.said).map((words) => `${words}: ${toldOfHub(args, outcome)}`))
    })
    if ((await takeChanges(name)).length > 0) {
      for (const args of lists) {
        const tables = await tablesWrittenBy(name, () => ask(client, name, args))
        if (tables.length > 0) complaints.push(`wrote ${tables}: ${JSON.stringify(args)}`)
      }
    }

    expect(lists.length).toBeGreaterThanOrEqual(amount)
    expect(complaints.slice(0, 5)).toEqual([])
  })

  it('answers what is odd but valid, and changes nothing where it refuses', async () => {
    const client = await test.connect(callerOf(world, hub.access), hub)
    const complaints: string[] = []
    await watch.take()

    for (const args of valid(amount) as unknown[][]) {
      const outcome = await ask(client, name, args)
      if (outcome.status >= 500 || outcome.ms > slowMs) complaints.push(toldOfHub(args, outcome))
      if ((await takeChanges(name)).length === 0 || outcome.status < 400) continue
      const tables = await tablesWrittenBy(name, () => ask(client, name, args))
      if (tables.length > 0) complaints.push(`wrote ${tables}: ${toldOfHub(args, outcome)}`)
    }
    await refreshAfter(name)

    expect(complaints.slice(0, 5)).toEqual([])
  })
})

async function ask(client: HubClient<HubSpec>, name: string, args: unknown[]): Promise<Omit<Outcome, 'isProblem'>> {
  const started = performance.now()
  const answer: HubAnswer<unknown> = await client.socket.timeout(slowMs).emitWithAck(name, ...args)
  return {
    status: answer.ok ? 200 : answer.problem.status,
    ms: performance.now() - started,
    said: answer.ok ? '' : JSON.stringify(answer.problem),
  }
}

const toldOfHub = (args: unknown[], { status, ms, said }: Omit<Outcome, 'isProblem'>) =>
  `${JSON.stringify(args).slice(0, 300)} → ${status} in ${Math.round(ms)} ms ${said}`

describe('a body that cannot be read', () => {
  const headers = { 'content-type': 'application/json' }
  const { method, path: url } = userRoutes.signIn

  it('is told to be too large, or to be no JSON', async () => {
    const huge = await server.inject({ method, url, headers, payload: `{"username":"${'x'.repeat(1_100_000)}"}` })
    const half = await server.inject({ method, url, headers, payload: '{"username":' })

    expect(huge.json()).toMatchObject({ status: 400, detail: 'The request body is larger than the 1 MB allowed.' })
    expect(half.json()).toMatchObject({ status: 400 })
  })
})

describe('a message larger than a hub takes', () => {
  it('ends its socket and nobody else’s', async () => {
    world = await makeWorld()
    const [careless, other] = [await test.connect(world.doctor, chatHub), await test.connect(world.doctor, chatHub)]
    const ended = new Promise((end) => careless.socket.once('disconnect', end))

    careless.socket.emit('FindPublicChatrooms', 'x'.repeat(200_000))
    await ended

    expect(await other.call('GetJoinedChatrooms')).toMatchObject({ ok: true })
  })
})
