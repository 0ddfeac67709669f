import { allHubs, allRoutes, type HubAnswer, type HubSpec, type Route, type ShapedRoute } from '@materia/contract'
import type { TestApp } from '@materia/server/testing/app.ts'
import type { Person } from '@materia/server/testing/make.ts'
import type { Socket } from 'socket.io-client'
import type { Known } from '../bad-input/odd-values.ts'
import type { World } from '../bad-input/world.ts'
import type { Target } from './growth.ts'
import { exampleFor, type TextField, textFieldsOf } from './text-fields.ts'

const bodyMax = 1_000_000
const addressMax = 20_000
const hubMessageMax = 90_000
/** Longer than the field takes by a little, so that what refuses it is measured too. */
const overBound = 10

/** Every text field of every call. */
export const routeTargets = (test: TestApp, world: () => World): Target[] =>
  Object.entries(allRoutes).flatMap(([name, route]) => targetsOf(test, world, name, route))

function targetsOf(test: TestApp, world: () => World, name: string, route: ShapedRoute): Target[] {
  const caller = () => callerOf(world(), route.access)
  const send = async (parts: Parts) => {
    const reply = await test.server.inject({
      method: route.method,
      url: urlOf(route, parts),
      headers: {
        authorization: `Bearer ${await test.accessTokenOf(caller())}`,
        ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(parts.body !== undefined && { payload: JSON.stringify(parts.body) }),
    })
    return reply.statusCode
  }
  const known = lazyKnown(world)
  const example = (part: 'params' | 'query' | 'body') => {
    const schema = route[part]
    return schema && exampleFor(schema, known, route.path)
  }
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    if (!schema) return []
    const room = part === 'body' ? bodyMax : addressMax
    return textFieldsOf(schema, known, route.path).map((field) => ({
      name: `${name} ${part}${field.name.slice(route.path.length)}`,
      bound: boundOf(field, room),
      format: field.format,
      send: (text: string) =>
        send({
          params: example('params'),
          query: example('query'),
          body: example('body'),
          [part]: field.valueWith(fitted(text, field, room)),
        }),
    }))
  })
}

interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
}

function urlOf(route: Route, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, unknown>
  const path = route.path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(values[key])) || 'x')
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).flatMap(([key, value]) =>
    [value].flat().map((each) => [key, typeof each === 'object' ? JSON.stringify(each) : String(each)]),
  )
  const search = new URLSearchParams(pairs as [string, string][]).toString()
  return search ? `${path}?${search}` : path
}

/** Every text argument of every hub method. */
export const hubTargets = (test: TestApp, world: () => World): Target[] =>
  allHubs.flatMap((hub) => {
    const sockets = new Map<string, Promise<Socket>>()
    const socketOf = (person: Person) => {
      const known = sockets.get(person.userId) ?? test.connect(person, hub as HubSpec).then(({ socket }) => socket)
      sockets.set(person.userId, known)
      return known
    }
    return Object.entries(hub.methods).flatMap(([method, { args }]) =>
      textFieldsOf(args, lazyKnown(world), `${hub.namespace}.${method}`).map((field) => ({
        name: field.name,
        bound: boundOf(field, hubMessageMax),
        format: field.format,
        async send(text: string) {
          const socket = await socketOf(callerOf(world(), hub.access))
          const values = field.valueWith(fitted(text, field, hubMessageMax)) as unknown[]
          const answer: HubAnswer<unknown> = await socket.timeout(60_000).emitWithAck(method, ...values)
          return answer.ok ? 200 : answer.problem.status
        },
      })),
    )
  })

const callerOf = ({ doctor, admin }: World, access: Route['access']): Person =>
  typeof access === 'string' || access.includes('Doctor') ? doctor : admin

const lazyKnown = (world: () => World): Known => ({
  idsFor: (name) => world().known.idsFor(name),
  get words() {
    return world().known.words
  },
})

const boundOf = ({ maxLength }: TextField, room: number) => Math.min((maxLength ?? room) + overBound, room)

/** In the shape its format asks for, and no longer than what carries it. */
function fitted(text: string, { format }: TextField, room: number): string {
  const whole = wrapped(text, format)
  const size = room === addressMax ? encodeURIComponent(whole).length : Buffer.byteLength(JSON.stringify(whole))
  if (size <= room) return whole
  return wrapped(text.slice(0, Math.floor((text.length * room * 0.95) / size)).toWellFormed(), format)
}

function wrapped(text: string, format: string | undefined): string {
  if (format === 'uri') return `https://example.test/${text}`
  return format === 'email' ? `${text}@example.test` : text
}
