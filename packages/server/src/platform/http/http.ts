import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import type { RateLimitName, RouteRules } from '@materia/contract'
import { successStatus, TabId, tabHeader, totalCountHeader, writes } from '@materia/contract'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { ResponseSerializationError } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Actor, App } from '../app.ts'
import { forbidden, unauthorized } from '../errors/errors.ts'
import { readInput } from '../errors/validation.ts'
import { callerKey, namedKey } from '../rate-limit/limits.ts'
import { createTurnsByKey, loopTurn } from '../turns/turns.ts'
import { addApiDescription, collectApiRoutes } from './api-description.ts'
import { readCookie } from './cookies.ts'
import { addOperations } from './operations.ts'
import { addProblems, answerBadAddress } from './problems.ts'
import { addSecurityHeaders } from './security-headers.ts'
import type { ServedRoute } from './serve.ts'
import { networkOf } from './visitor-network.ts'

/** Behind TLS the name itself promises that the cookie came by it. */
export const filesCookieOf = ({ publicUrl }: Pick<App, 'publicUrl'>) =>
  publicUrl.startsWith('https:') ? '__Secure-materia_files' : 'materia_files'

/** The HTTP side of the product: contract entries joined to handlers, with access, limits and errors in one place. */
export async function createHttp(app: App, routes: ServedRoute[]): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: app.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 1024 * 1024,
    trustProxy: (_, hop) => hop < app.config.MATERIA_TRUST_PROXY,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // An address of 10,000 characters from any plane arrives, so that its field can be named in the refusal.
    http: { maxHeaderSize: 160 * 1024 },
    frameworkErrors: answerBadAddress,
  })
  server.setValidatorCompiler<z.ZodType>(
    ({ schema }) =>
      (input) =>
        readInput(schema, input),
  )
  server.setSerializerCompiler<z.ZodType>(
    ({ schema, method, url }) =>
      (reply) =>
        writeReply(schema, reply, { method, url }),
  )
  addProblems(server, (request) => identifyLost(app, request))
  addSecurityHeaders(server, app)
  acceptEmptyJson(server)
  logRequests(server, app)
  await server.register(multipart, { limits: { files: 1, fields: 20, fileSize: 100 * 1024 * 1024 } })
  const describeApi = await collectApiRoutes(server)
  const inTurn = createTurnsByKey(readsAtOnce)
  await server.register(async (scope) => {
    for (const served of routes) if (!served.route.form) scope.route(fastifyRoute(app, served, inTurn))
  })
  await server.register(async (scope) => {
    acceptForms(scope)
    for (const served of routes) if (served.route.form) scope.route(fastifyRoute(app, served, inTurn))
  })
  addOperations(server, app)
  await addApiDescription(server, app, describeApi)
  return server
}

// A list of a hundred keeps the event loop for some milliseconds: what is asked for at once must not add up. Reading calls
// of one account are answered three at a time, and replies are written one by one.
const readsAtOnce = 3
type TurnsOfCallers = ReturnType<typeof createTurnsByKey>

function fastifyRoute(app: App, { route, handler }: ServedRoute, inTurn: TurnsOfCallers) {
  const status = successStatus(route)
  const limitName = route.rateLimit ?? 'default'
  const isJson = status !== 204 && !route.download
  const isRead = route.method === 'GET' || !writes(route)
  return {
    method: route.method,
    url: route.path,
    schema: {
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
      ...(isJson && { response: { [status]: route.reply } }),
      ...(route.access !== 'public' && { security: [{ bearer: [] }] }),
      ...(route.upload && { consumes: ['multipart/form-data'] }),
    },
    // Before the body is read: a stranger's upload is refused at its first byte.
    onRequest: async (request: FastifyRequest) => {
      const network = networkOf(request.ip)
      // Before the token is looked at: who sends a new one each time is one address all the same.
      await app.limiter.take('address', network)
      const actor = await identify(app, request, route)
      request.actor = actor && { ...actor, ip: request.ip, tabId: tabOf(request) }
      if (limitName !== 'session') await limit(app, 'default', callerKey('default', { userId: actor?.userId, network }))
      admit(route, request.actor, request.params)
      if (route.confirmation === 'always') await requireConfirmation(app, request.actor)
    },
    // Once its form holds: who mistypes five times has not signed up five times.
    preHandler: async ({ actor, ip, body }: FastifyRequest) => {
      if (limitName === 'default') return
      await limit(app, limitName, callerKey(limitName, { userId: actor?.userId, network: networkOf(ip) }))
      await limit(app, limitName, namedKey(limitName, body as never))
    },
    handler: async (request: FastifyRequest, reply: import('fastify').FastifyReply) => {
      const answer = async (app: App) =>
        handler({
          app,
          actor: request.actor as Actor,
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          request,
          reply,
        })
      const send = async (result: unknown) => {
        if (route.download || reply.sent) return result
        await loopTurn()
        // Text by itself would leave as text/plain.
        if (typeof result === 'string') return reply.code(status).type('application/json').send(JSON.stringify(result))
        return reply.code(status).send(status === 204 ? undefined : result)
      }
      const work = async () => send(writes(route) ? await answer(app) : await app.reading(answer))
      return request.actor && isRead ? inTurn(request.actor.userId, work) : work()
    },
  }
}

/**
 * What the contract names of a reply, and no more. Nothing in it is written otherwise than it is read, so it is parsed:
 * encoding would look at everything twice.
 */
function writeReply(schema: z.ZodType, reply: unknown, { method, url }: { method: string; url: string }): string {
  const { data, error } = schema.safeParse(reply)
  if (error) throw new ResponseSerializationError(method, url, { cause: error })
  return JSON.stringify(data)
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | undefined
  }
}

const tabOf = ({ headers }: FastifyRequest): string | undefined => TabId.safeParse(headers[tabHeader]).data

async function identify(app: App, request: FastifyRequest, route?: ServedRoute['route']): Promise<Actor | undefined> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  if (scheme?.toLowerCase() === 'bearer' && token) return (await app.authenticator.authenticate(token))?.actor
  // Pictures and files are fetched by the browser itself, which sends a cookie and no header.
  const cookie = route?.byCookie ? readCookie(request, filesCookieOf(app)) : undefined
  return cookie ? (await app.authenticator.authenticateFiles(cookie))?.actor : undefined
}

/** At an address of no route; the call costs its address what every other call does. */
async function identifyLost(app: App, request: FastifyRequest): Promise<Actor | undefined> {
  if (!isOfApi(request) || !request.headers.authorization) return undefined
  await app.limiter.take('address', networkOf(request.ip))
  return identify(app, request)
}

function admit({ access, beforeEnrolment }: RouteRules, actor: Actor | undefined, params: unknown) {
  if (access === 'public') return
  if (!actor) throw unauthorized()
  const isOpen = isOpenBefore(beforeEnrolment, actor, params)
  if (actor.mustEnrol === 'person' && !isOpen) throw forbidden('enrolment-required')
  if (access === 'signed-in') return
  const roles = (isOpen && actor.rolesEnrolled) || actor.roles
  if (access.some((role) => roles.includes(role))) return
  throw forbidden(actor.mustEnrol && access.includes('Admin') ? 'second-factor-enrolment-required' : 'role-required')
}

function isOpenBefore(rule: RouteRules['beforeEnrolment'], { userId }: Actor, params: unknown): boolean {
  if (rule !== 'own') return rule === 'yes'
  return Object.values(params as Record<string, string>).every((named) => named.toLowerCase() === userId)
}

/** Sensitive acts ask that the person proved lately that it is them. */
export async function requireConfirmation(app: App, actor: Actor | undefined) {
  if (!actor || !(await app.authenticator.isConfirmed(actor))) throw forbidden('confirmation-required')
}

async function limit(app: App, name: RateLimitName, key: string | undefined) {
  if (key !== undefined) await app.limiter.take(name, key)
}

/** A client that says JSON and sends nothing means "no body". */
function acceptEmptyJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    return parse(request, body as string, done)
  })
}

function acceptForms(scope: FastifyInstance) {
  const type = 'application/x-www-form-urlencoded'
  scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) => done(null))
}

function logRequests(server: FastifyInstance, app: App) {
  server.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown'
    app.metrics.observeRequest({ method: request.method, path, status: reply.statusCode, ms: reply.elapsedTime })
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.actor?.userId,
      },
      'request',
    )
  })
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isOfApi(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

/** The router knows an address however it is spelled; one that leads nowhere is known by itself. */
const isOfApi = ({ url, routeOptions }: FastifyRequest) =>
  [routeOptions.url ?? '', url].some((path) => /^\/api\//i.test(path))

/** Tells the size of the whole list beside one page of it. */
export const setTotal = (reply: import('fastify').FastifyReply, total: number) =>
  reply.header(totalCountHeader, String(total))
