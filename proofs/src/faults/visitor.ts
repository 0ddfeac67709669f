import { type Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import {
  addressOf,
  type CallParts,
  type Problem,
  problemContentType,
  type Route,
  type RouteInput,
  type RouteReply,
  successStatus,
} from '@materia/contract'
import { encodedFormOf } from '@materia/server/testing/form.ts'

/** How a call ended: with what was asked for, with a Problem, or without an answer worth the name. */
export type Outcome<Body> = { ms: number } & (
  | { body: Body; problem?: undefined; failure?: undefined }
  | { problem: Problem; failure?: undefined }
  | { problem?: undefined; failure: string }
)

export interface Visitor {
  call<R extends Route>(route: R, input: RouteInput<R>): Promise<Outcome<RouteReply<R>>>
}

interface Parts extends CallParts {
  body?: unknown
  file?: Blob
  fileName?: string
}

const patienceMs = 20_000

/** Somebody with a token in front of a server, who looks closely at what comes back. */
export function visitor({ url, token, agent }: { url: string; token: string; agent: Agent }): Visitor {
  const send = async (route: Route, parts: Parts): Promise<{ status: number; type: string; bytes: Buffer }> => {
    const form = parts.file && (await encodedFormOf(parts.file, parts.fileName))
    const json = parts.body === undefined ? undefined : Buffer.from(JSON.stringify(parts.body))
    const body = form?.body ?? json
    const headers = {
      authorization: `Bearer ${token}`,
      ...(json && { 'content-type': 'application/json' }),
      ...form?.headers,
      ...(body && { 'content-length': body.length }),
    }
    const options = { method: route.method, headers, agent, signal: AbortSignal.timeout(patienceMs) }
    const reply = await new Promise<IncomingMessage>((answered, failed) => {
      request(url + addressOf(route, parts), options, answered)
        .on('error', failed)
        .end(body)
    })
    return { status: reply.statusCode ?? 0, type: reply.headers['content-type'] ?? '', bytes: await buffer(reply) }
  }

  return {
    async call<R extends Route>(route: R, input: RouteInput<R>): Promise<Outcome<RouteReply<R>>> {
      const startedMs = performance.now()
      const outcome = await send(route, input as Parts).then(
        (reply) => understood(route, reply),
        (error: NodeJS.ErrnoException) => ({ failure: error.code ?? error.name }),
      )
      return { ...outcome, ms: performance.now() - startedMs } as Outcome<RouteReply<R>>
    },
  }
}

function understood(route: Route, { status, type, bytes }: { status: number; type: string; bytes: Buffer }) {
  if (status === successStatus(route) && (status === 204 || route.download)) return { body: bytes }
  try {
    const body = JSON.parse(bytes.toString())
    if (status === successStatus(route)) return { body }
    const isProblem = type.startsWith(problemContentType) && body.status === status && body.detail?.endsWith('.')
    return isProblem ? { problem: body as Problem } : { failure: `${status} without a problem` }
  } catch {
    return { failure: `${status} with a broken body` }
  }
}
