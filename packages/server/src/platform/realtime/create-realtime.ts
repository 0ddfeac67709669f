import {
  type Access,
  type HubAnswer,
  type HubMethodSpec,
  type HubSpec,
  type Language,
  preferredLanguage,
  renewTokenMethod,
  sessionEndedEvent,
} from '@materia/contract'
import { type Namespace, Server, type Socket } from 'socket.io'
import type { Actor, App } from '../app.ts'
import { ProblemError, problemOf } from '../errors/errors.ts'
import { outageOf } from '../errors/outages.ts'
import { readArguments } from '../errors/validation.ts'
import { networkOf } from '../http/visitor-network.ts'
import { attachAdapter } from './adapter.ts'
import { boundBursts, polledBytesMax } from './bursts.ts'
import { type Chore, startChores } from './chores.ts'
import { localSockets, userChannel } from './local-sockets.ts'
import { isOwnOrigin } from './own-origin.ts'
import { createPeers, type OpenPeers } from './peers.ts'
import type { Realtime } from './realtime.ts'
import type { ServedHub } from './serve-hub.ts'
import { visitorAddress } from './visitor-address.ts'

interface SocketData {
  actor: Actor
  expiresAt: Date
}
type HubSocket = Socket<Record<string, never>, Record<string, never>, Record<string, never>, SocketData>

const sweepEveryMs = 5_000

export function createRealtime(getApp: () => App, hubs: ServedHub[]): Realtime {
  let io: Server | undefined
  let stopChores: (() => Promise<void>) | undefined
  const chores: Chore[] = [
    { name: 'ended sessions', everyMs: sweepEveryMs, work: () => endSockets(getApp(), io, hubs) },
  ]
  const peers = new Map<string, OpenPeers>(hubs.map(({ hub }) => [hub.namespace, createPeers()]))

  const namespaceOf = (hub: HubSpec) => io?.of(hub.namespace)

  return {
    async attach(httpServer) {
      io = new Server(httpServer, {
        serveClient: false,
        maxHttpBufferSize: polledBytesMax,
        transports: ['websocket', 'polling'],
        allowRequest: (request, answer) => answer(null, isOwnOrigin(request, getApp().publicUrl)),
      })
      boundBursts(io)
      const isClustered = await attachAdapter(io, getApp())
      for (const served of hubs) {
        const namespace = openHub(io, getApp(), served)
        if (isClustered) peers.get(served.hub.namespace)?.meet(namespace)
      }
      stopChores = startChores(chores, (error, name) => getApp().log.warn({ err: error, name }, 'a chore failed'))
    },
    push(hub, channels, event, payload, { except } = { except: [] }) {
      if (channels.length > 0) namespaceOf(hub)?.to(channels).except(except).emit(event, payload)
    },
    pushToAll(hub, event, payload) {
      namespaceOf(hub)?.emit(event, payload)
    },
    local: (hub) => localSockets(() => namespaceOf(hub)),
    peers(hub) {
      const known = peers.get(hub.namespace)
      if (!known) throw new Error(`No feature serves the hub ${hub.namespace}.`)
      return known
    },
    whileServing(chore) {
      chores.push(chore)
    },
    async close() {
      await stopChores?.()
      await io?.close()
    },
  }
}

function openHub(io: Server, app: App, served: ServedHub): Namespace {
  const namespace = io.of(served.hub.namespace)
  namespace.use(async (socket, next) => {
    try {
      const address = visitorAddress(socket.request, app.config.MATERIA_TRUST_PROXY)
      await app.limiter.take('address', networkOf(address ?? ''))
      const { token, accessToken } = socket.handshake.auth ?? {}
      await admit(app, socket as unknown as HubSocket, served, token ?? accessToken)
      next()
    } catch (error) {
      next(connectionRefused(app, socket as unknown as HubSocket, error))
    }
  })
  namespace.on('connection', (socket) => {
    const hubSocket = socket as unknown as HubSocket
    const on = socket.on.bind(socket) as (name: string, listener: (...args: unknown[]) => void) => void
    on(renewTokenMethod, (...args) =>
      answer(app, hubSocket, served, renewTokenMethod, args, async ([token]) => {
        await app.limiter.take('renewToken', `account ${hubSocket.data.actor.userId}`)
        return admit(app, hubSocket, served, token)
      }),
    )
    for (const [name, spec] of Object.entries(served.hub.methods)) {
      on(name, (...args) =>
        answer(app, hubSocket, served, name, args, (given) => callMethod(app, hubSocket, served, name, spec, given)),
      )
    }
    const known = new Set([renewTokenMethod, ...Object.keys(served.hub.methods)])
    socket.onAny((name: string, ...args: unknown[]) => {
      if (known.has(name)) return
      answer(app, hubSocket, served, 'unknown', args, () => refuseUnknown(app, hubSocket))
    })
  })
  return namespace
}

async function admit(app: App, socket: HubSocket, { hub, welcome }: ServedHub, token: unknown): Promise<null> {
  const known = typeof token === 'string' ? await app.authenticator.authenticate(token) : undefined
  if (!known) throw new ProblemError(401, 'sign-in-required')
  if (socket.data.actor && socket.data.actor.userId !== known.actor.userId)
    throw new ProblemError(401, 'sign-in-required')
  requireAccess(hub.access, known.actor)
  socket.data.actor = { ...known.actor, ip: visitorAddress(socket.request, app.config.MATERIA_TRUST_PROXY) }
  socket.data.expiresAt = known.expiresAt
  socket.join(userChannel(known.actor.userId))
  await welcome?.(app, known.actor, (channels) => socket.join(channels))
  return null
}

async function callMethod(
  app: App,
  socket: HubSocket,
  served: ServedHub,
  name: string,
  spec: HubMethodSpec,
  given: unknown[],
) {
  const { actor, expiresAt } = socket.data
  if (expiresAt <= app.clock.now()) throw new ProblemError(401, 'sign-in-expired')
  requireAccess(served.hub.access, actor)
  const args = readArguments(spec.args, padded(given, spec))
  const limitName = 'error' in args ? 'default' : (spec.rateLimit ?? 'default')
  await app.limiter.take(limitName, `account ${actor.userId}`)
  if ('error' in args) throw args.error
  const handler = served.handlers[name]
  const result = await handler?.({ app, actor, socketId: socket.id }, ...(args.value as never[]))
  return spec.reply.parse(result)
}

async function refuseUnknown(app: App, { data }: HubSocket): Promise<never> {
  await app.limiter.take('default', `account ${data.actor.userId}`)
  throw new ProblemError(404, 'address-unknown')
}

/** Optional arguments at the end may be left out. */
function padded(given: unknown[], spec: HubMethodSpec): unknown[] {
  const expected = spec.args.def.items.length
  return given.length < expected ? [...given, ...Array<undefined>(expected - given.length).fill(undefined)] : given
}

async function answer(
  app: App,
  socket: HubSocket,
  { hub }: ServedHub,
  name: string,
  args: unknown[],
  work: (given: unknown[]) => Promise<unknown>,
) {
  const acknowledge =
    typeof args.at(-1) === 'function' ? (args.at(-1) as (reply: HubAnswer<unknown>) => void) : undefined
  const given = acknowledge ? args.slice(0, -1) : args
  await ownTurn(socket)
  try {
    const data = await work(given)
    app.metrics.countHubCall({ hub: hub.namespace, method: name, ok: true })
    acknowledge?.({ ok: true, data })
  } catch (error) {
    app.metrics.countHubCall({ hub: hub.namespace, method: name, ok: false })
    acknowledge?.({ ok: false, problem: hubProblem(app, socket, error, `${hub.namespace}/${name}`) })
  }
}

/** Polling brings many calls in one request: each begins in a turn of its own of the event loop, in their order. */
function ownTurn(socket: HubSocket): Promise<void> {
  const turn = (turns.get(socket) ?? Promise.resolve()).then(() => new Promise<void>((begin) => setImmediate(begin)))
  turns.set(socket, turn)
  return turn
}

/** When the call that came last may begin. */
const turns = new WeakMap<HubSocket, Promise<void>>()

function hubProblem(app: App, socket: HubSocket, error: unknown, instance: string) {
  const language = languageOf(socket)
  const outage = outageOf(error)
  if (outage) app.log.error({ err: error, instance }, 'outage in a hub')
  const known = outage ?? error
  if (known instanceof ProblemError) {
    return problemOf(known, { language, instance })
  }
  app.log.error({ err: error, instance }, 'unexpected error in a hub')
  return problemOf(new ProblemError(500, 'server-error'), { language, instance })
}

/** The account's as it was when the socket was admitted, else what the browser reads. */
const languageOf = ({ data, request }: HubSocket): Language =>
  data.actor?.language ?? preferredLanguage(request.headers['accept-language'])

function connectionRefused(app: App, socket: HubSocket, error: unknown): Error {
  const problem = hubProblem(app, socket, error, '')
  return Object.assign(new Error(problem.detail ?? problem.title), { data: problem })
}

function requireAccess(access: Access, actor: Actor): void {
  if (actor.mustEnrol === 'person') throw new ProblemError(403, 'enrolment-required')
  if (!isAllowed(access, actor)) throw new ProblemError(403, 'role-required')
}

const isAllowed = (access: Access, actor: Actor) =>
  access === 'public' || access === 'signed-in' || access.some((role) => actor.roles.includes(role))

/** Cuts off sockets whose session has ended or whose token ran out without being renewed. */
async function endSockets(app: App, io: Server | undefined, hubs: ServedHub[]) {
  const sockets = hubs.flatMap(({ hub }) => [
    ...(io?.of(hub.namespace).sockets.values() ?? []),
  ]) as unknown as HubSocket[]
  if (sockets.length === 0) return
  const sessionIds = [...new Set(sockets.map((socket) => socket.data.actor.sessionId))]
  const ended = new Set(await app.authenticator.listEndedSessions(sessionIds))
  const now = app.clock.now()
  for (const socket of sockets) {
    if (ended.has(socket.data.actor.sessionId)) (socket as unknown as Socket).emit(sessionEndedEvent)
    if (ended.has(socket.data.actor.sessionId) || socket.data.expiresAt <= now) socket.disconnect(true)
  }
}
