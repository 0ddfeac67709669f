import { setTimeout } from 'node:timers/promises'
import { type Route, type RouteInput, type RouteReply, userRoutes } from '@materia/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { DemoFile } from './files.ts'

const mostTries = 10
const retryAfterMs = 1_000

/** Somebody of the demo using the product through its own front door. */
export interface DemoCaller {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>>
  upload<R extends Route>(route: R, file: DemoFile, query?: Record<string, string>): Promise<RouteReply<R>>
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Each person calls from an address of their own, so that the limits per address do not meet. */
export async function demoCaller(
  server: FastifyInstance,
  { email, password, remoteAddress }: { email: string; password: string; remoteAddress: string },
): Promise<DemoCaller> {
  let token: string | undefined

  async function send<R extends Route>(
    route: R,
    parts: Parts,
    request: Partial<InjectOptions>,
  ): Promise<RouteReply<R>> {
    const { params = {}, query = {} } = parts
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const options: InjectOptions = {
      ...request,
      method: route.method,
      url: search.size > 0 ? `${path}?${search}` : path,
      remoteAddress,
      headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    }
    let reply = await server.inject(options)
    // On a machine that is busy with other things the database may need a moment.
    for (let tries = 1; reply.statusCode === 503 && tries < mostTries; tries++) {
      await setTimeout(retryAfterMs)
      reply = await server.inject(options)
    }
    if (reply.statusCode >= 300)
      throw new Error(`The demo could not ${route.method} ${path}: ${reply.body.slice(0, 300)}`)
    return (reply.body ? reply.json() : undefined) as RouteReply<R>
  }

  function call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>> {
    const parts = input as Parts
    return send(route, parts, parts.body === undefined ? {} : { payload: parts.body as object })
  }

  async function upload<R extends Route>(route: R, file: DemoFile, query: Record<string, string> = {}) {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file.bytes)], { type: file.contentType }), file.name)
    const encoded = new Response(form)
    const payload = Buffer.from(await encoded.arrayBuffer())
    return send(route, { query }, { payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } })
  }

  token = (await call(userRoutes.signIn, { body: { username: email, password } })).accessToken
  return { call, upload }
}
