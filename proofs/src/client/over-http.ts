import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Agent as PlainAgent,
  request as plainRequest,
} from 'node:http'
import { type Agent, request as secureRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import type { WireReply, WireRequest } from '@materia/contract/client.ts'

export interface HttpReply extends WireReply {
  headers: IncomingHttpHeaders
  bytes: Buffer
}

type Sent = Partial<WireRequest> & Pick<WireRequest, 'url'>

/** How a client reaches an address over connections of an agent of its own. */
export const overHttp =
  (origin: string, agent: Agent | PlainAgent, { patienceMs }: { patienceMs?: number } = {}) =>
  async ({ method = 'GET', url, headers, payload }: Sent): Promise<HttpReply> => {
    const body = payload === undefined ? undefined : await encoded(payload)
    const options = {
      method,
      headers: { ...body?.headers, ...headers, ...(body && { 'content-length': String(body.bytes.length) }) },
      agent,
      ...(patienceMs !== undefined && { signal: AbortSignal.timeout(patienceMs) }),
    }
    const request = origin.startsWith('https:') ? secureRequest : plainRequest
    const reply = await new Promise<IncomingMessage>((answered, failed) => {
      request(origin + url, options, answered)
        .on('error', failed)
        .end(body?.bytes)
    })
    const bytes = await buffer(reply)
    const status = reply.statusCode ?? 0
    return { status, contentType: reply.headers['content-type'], text: String(bytes), headers: reply.headers, bytes }
  }

async function encoded(payload: string | FormData): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  if (typeof payload === 'string') return { bytes: Buffer.from(payload), headers: {} }
  const form = new Response(payload)
  const headers = { 'content-type': form.headers.get('content-type') ?? '' }
  return { bytes: Buffer.from(await form.arrayBuffer()), headers }
}
