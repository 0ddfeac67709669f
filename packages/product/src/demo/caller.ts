import { setTimeout } from 'node:timers/promises'
import { type Route, type RouteInput, type RouteReply, userRoutes } from '@materia/contract'
import { createClient, type WireRequest } from '@materia/contract/client.ts'
import { inProcess } from '@materia/server/platform/http/in-process.ts'
import type { FastifyInstance } from 'fastify'

const mostTries = 10
const retryAfterMs = 1_000

/** Somebody of the demo using the product through its own front door. */
export interface DemoCaller {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>>
  /** Their list of devices then shows those that they sign in with themselves. */
  signOut(): Promise<void>
}

/** Each person calls from an address of their own, so that the limits per address do not meet. */
export async function demoCaller(
  server: FastifyInstance,
  { email, password, remoteAddress }: { email: string; password: string; remoteAddress: string },
): Promise<DemoCaller> {
  let token: string | undefined
  const sendOnce = inProcess(() => server, { remoteAddress })

  // On a machine that is busy with other things the database may need a moment.
  async function send(request: WireRequest) {
    let reply = await sendOnce(request)
    for (let tries = 1; reply.status === 503 && tries < mostTries; tries++) {
      await setTimeout(retryAfterMs)
      reply = await sendOnce(request)
    }
    return reply
  }

  const client = createClient(send, () => token)

  async function call<R extends Route>(route: R, input: RouteInput<R>): Promise<RouteReply<R>> {
    const { status, text, body } = await client.call(route, input as Partial<RouteInput<R>>)
    if (status >= 300) throw new Error(`The demo could not ${route.method} ${route.path}: ${text.slice(0, 300)}`)
    return body
  }

  const { accessToken, refreshToken } = await call(userRoutes.signIn, { body: { username: email, password } })
  token = accessToken
  return {
    call,
    signOut: async () => void (await call(userRoutes.signOut, { body: { refreshToken } })),
  }
}
