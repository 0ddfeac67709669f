import { setTimeout } from 'node:timers/promises'
import { type Route, type RouteInput, type RouteReply, userRoutes } from '@materia/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'

const mostTries = 10
const retryAfterMs = 1_000

/** Somebody of the demo using the product through its own front door. */
export interface DemoCaller {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>>
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

  async function call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>> {
    const { params = {}, query = {}, body } = input as Parts
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const request: InjectOptions = {
      method: route.method,
      url: search.size > 0 ? `${path}?${search}` : path,
      remoteAddress,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body !== undefined && { payload: body as object }),
    }
    let reply = await server.inject(request)
    // On a machine that is busy with other things the database may need a moment.
    for (let tries = 1; reply.statusCode === 503 && tries < mostTries; tries++) {
      await setTimeout(retryAfterMs)
      reply = await server.inject(request)
    }
    if (reply.statusCode >= 300)
      throw new Error(`The demo could not ${route.method} ${path}: ${reply.body.slice(0, 300)}`)
    return (reply.body ? reply.json() : undefined) as RouteReply<R>
  }

  token = (await call(userRoutes.signIn, { body: { username: email, password } })).accessToken
  return { call }
}
