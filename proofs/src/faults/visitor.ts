import type { Agent } from 'node:http'
import {
  type Problem,
  problemContentType,
  type Route,
  type RouteInput,
  type RouteReply,
  shapedRouteOf,
  successStatus,
} from '@materia/contract'
import { createClient } from '@materia/contract/client.ts'
import { type HttpReply, overHttp } from '../client/over-http.ts'

/** How a call ended: with what was asked for, with a Problem, or without an answer worth the name. */
export type Outcome<Body> = { ms: number } & (
  | { body: Body; problem?: undefined; failure?: undefined }
  | { problem: Problem; failure?: undefined }
  | { problem?: undefined; failure: string }
)

export interface Visitor {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<Outcome<RouteReply<R>>>
}

const patienceMs = 20_000

/** Somebody with a token in front of a server, who looks closely at what comes back. */
export function visitor({ url, token, agent }: { url: string; token: string; agent: Agent }): Visitor {
  const client = createClient(overHttp(url, agent, { patienceMs }), () => token)
  return {
    async call<R extends Route>(route: R, input: RouteInput<R>): Promise<Outcome<RouteReply<R>>> {
      const startedMs = performance.now()
      const outcome = await client.call(route, input as Partial<RouteInput<R>>).then(
        (reply) => understood(route, reply),
        (error: NodeJS.ErrnoException) => ({
          failure: error instanceof SyntaxError ? 'a broken body' : (error.code ?? error.name),
        }),
      )
      return { ...outcome, ms: performance.now() - startedMs } as Outcome<RouteReply<R>>
    },
  }
}

function understood(route: Route, { status, contentType, bytes, body }: HttpReply & { body: unknown }) {
  const isSuccess = status === successStatus(shapedRouteOf(route))
  if (isSuccess && (status === 204 || route.download)) return { body: bytes }
  if (body === undefined) return { failure: `${status} with a broken body` }
  if (isSuccess) return { body }
  const problem = body as Problem
  const isProblem =
    contentType?.startsWith(problemContentType) && problem.status === status && problem.detail?.endsWith('.')
  return isProblem ? { problem } : { failure: `${status} without a problem` }
}
