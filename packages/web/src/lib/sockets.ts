import {
  type HubAnswer,
  type HubArgs,
  type HubEvent,
  type HubEventName,
  type HubMethodName,
  type HubReply,
  type HubSpec,
  renewTokenMethod,
  sessionEndedEvent,
} from '@materia/contract'
import { useSyncExternalStore } from 'react'
import type { Manager, Socket } from 'socket.io-client'
import { ApiError, UnreachableError } from './api-error.ts'
import { isOnline } from './online.ts'
import { renewIfReachable } from './renewal.ts'
import { apiBase } from './request.ts'
import { endSession, getSession, onSessionChange } from './session.ts'

export type HubState = 'connected' | 'reconnecting' | 'disconnected'

interface Connection {
  socket: Socket
  state: HubState
  hasConnected: boolean
  retry?: ReturnType<typeof setTimeout>
}

const firstRetryMs = 5_000
const answerTimeoutMs = 10_000
/** Between 1 and 11 seconds (spec §9). */
export const reconnectDelayMs = () => 1_000 + Math.random() * 10_000

const connections = new Map<string, Connection>()
const listeners = new Map<string, Map<string, Set<(payload: never) => void>>>()
const stateListeners = new Set<() => void>()
const waiting = new Set<() => void>()
const connectedEvent = 'connected'
let manager: Manager | undefined
let sentToken: string | null = null

/** Opens the hubs over one connection; those already open stay as they are. */
export async function startHubs(
  hubs: readonly HubSpec[],
  host: string = apiBase || window.location.origin,
): Promise<void> {
  const { Manager } = await import('socket.io-client')
  if (!getSession().loggedIn) return
  // The library's own reconnection grows its delays; ours is even, so it is turned off.
  manager ??= new Manager(host, {
    reconnection: false,
    autoConnect: false,
    transports: ['websocket', 'polling'],
  })
  for (const { namespace } of hubs) if (!connections.has(namespace)) open(manager, namespace)
  for (const wake of waiting) wake()
}

export function stopHubs(): void {
  for (const connection of connections.values()) {
    clearTimeout(connection.retry)
    connection.socket.removeAllListeners()
    connection.socket.disconnect()
  }
  connections.clear()
  manager = undefined
  tellState()
}

/** Calls a hub method and gives its data; a refusal is thrown like that of any other call. */
export function callHub<H extends HubSpec, M extends HubMethodName<H>>(
  hub: H,
  method: M,
  ...args: HubArgs<H, M> & unknown[]
): Promise<HubReply<H, M>> {
  return callHubWith(hub, method, args)
}

/** `callHub` with its arguments in a list. */
export async function callHubWith<H extends HubSpec, M extends HubMethodName<H>>(
  hub: H,
  method: M,
  args: HubArgs<H, M>,
): Promise<HubReply<H, M>> {
  // A device without a connection would wait for an answer in vain.
  if (!isOnline() && hubState(hub) !== 'connected') throw new UnreachableError()
  const socket = await socketOf(hub)
  const answer: HubAnswer<HubReply<H, M>> = await socket
    .timeout(answerTimeoutMs)
    .emitWithAck(method, ...(args as unknown[]))
    .catch(() => Promise.reject(new UnreachableError()))
  if (answer.ok) return answer.data
  const { problem } = answer
  throw new ApiError({ status: problem.status, body: JSON.stringify(problem), headers: new Headers() })
}

/** Hears an event of a hub, whether it is open yet or not. */
export function onHubEvent<H extends HubSpec, E extends HubEventName<H>>(
  hub: H,
  event: E,
  listener: (payload: HubEvent<H, E>) => void,
): () => void {
  return listen(hub.namespace, event, listener)
}

/** Hears every connection of a hub, the first and each after a break: the time to ask what was missed. */
export const onHubConnected = (hub: HubSpec, listener: () => void): (() => void) =>
  listen(hub.namespace, connectedEvent, listener)

export function useHubState(hub: HubSpec): HubState {
  return useSyncExternalStore(
    onHubState,
    () => hubState(hub),
    () => 'disconnected',
  )
}

export const hubState = (hub: HubSpec): HubState => connections.get(hub.namespace)?.state ?? 'disconnected'

function onHubState(listener: () => void): () => void {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

onSessionChange(() => {
  const { accessToken } = getSession()
  if (accessToken && accessToken !== sentToken) renewSockets()
})

/** Lets the server look at the account again: its token, or its language, has changed. */
export function renewSockets() {
  sentToken = getSession().accessToken
  for (const { socket, state } of connections.values()) {
    if (state === 'connected') socket.emit(renewTokenMethod, sentToken, () => undefined)
  }
}

function open(through: Manager, namespace: string) {
  const socket = through.socket(namespace, {
    auth: (give: (auth: object) => void) => {
      sentToken = getSession().accessToken
      give({ token: sentToken })
    },
  })
  const connection: Connection = { socket, state: 'disconnected', hasConnected: false }
  connections.set(namespace, connection)

  socket.on('connect', () => {
    connection.hasConnected = true
    setState(connection, 'connected')
    tell(namespace, connectedEvent, undefined)
  })
  socket.on('disconnect', () => {
    setState(connection, 'reconnecting')
    reconnectAfter(connection, reconnectDelayMs())
  })
  socket.on('connect_error', (error: Error & { data?: { status?: number } }) => {
    // For whoever is asked why nothing arrives (spec §8).
    console.info(`${namespace} could not be reached: ${error.message}`)
    void retryAfterRefusal(connection, error.data?.status === 401)
  })
  socket.on(sessionEndedEvent, () => endSession('lost'))
  socket.onAny((event: string, payload: unknown) => tell(namespace, event, payload))
  socket.connect()
}

async function retryAfterRefusal(connection: Connection, isUnauthorized: boolean) {
  const isOver = isUnauthorized && !(await renewIfReachable(getSession().accessToken))
  if (!isOver) reconnectAfter(connection, connection.hasConnected ? reconnectDelayMs() : firstRetryMs)
}

function reconnectAfter(connection: Connection, delayMs: number) {
  clearTimeout(connection.retry)
  if (![...connections.values()].includes(connection)) return
  connection.retry = setTimeout(() => connection.socket.connect(), delayMs)
}

function setState(connection: Connection, state: HubState) {
  connection.state = state
  tellState()
}

function tellState() {
  for (const listener of stateListeners) listener()
}

function listen(namespace: string, event: string, listener: (payload: never) => void): () => void {
  const byEvent = listeners.get(namespace) ?? new Map<string, Set<(payload: never) => void>>()
  const set = byEvent.get(event) ?? new Set()
  listeners.set(namespace, byEvent.set(event, set.add(listener)))
  return () => set.delete(listener)
}

function tell(namespace: string, event: string, payload: unknown) {
  for (const listener of listeners.get(namespace)?.get(event) ?? []) listener(payload as never)
}

/** A screen may ask before the hubs were opened at start. */
function socketOf(hub: HubSpec): Promise<Socket> {
  const opened = connections.get(hub.namespace)
  if (opened) return Promise.resolve(opened.socket)
  return new Promise((found, failed) => {
    const settle = () => {
      const connection = connections.get(hub.namespace)
      clearTimeout(timer)
      waiting.delete(settle)
      if (connection) found(connection.socket)
      else failed(new UnreachableError())
    }
    const timer = setTimeout(settle, answerTimeoutMs)
    waiting.add(settle)
  })
}
