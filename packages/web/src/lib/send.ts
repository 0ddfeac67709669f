import { type Route, type RouteInput, type RouteReply, serverSideError, tabHeader } from '@materia/contract'
import { ApiError } from './api-error.ts'
import { addressOf, partsOf, payloadOf } from './request.ts'
import { tabId } from './tab-id.ts'
import { exchange } from './transport.ts'

export interface SendOptions {
  accessToken?: string | null
  signal?: AbortSignal
  keepalive?: boolean
  onProgress?: (part: number) => void
  /** The reply as it is, for what is too large to be parsed; downloads come so anyway. */
  wantsBytes?: boolean
}

export interface Reply<R extends Route> {
  data: RouteReply<R>
  status: number
  headers: Headers
}

const successes = new Set([200, 201, 204, 206])

/** One exchange with the server, as the contract entry describes it; `call` adds the session. */
export async function send<R extends Route>(route: R, input: RouteInput<R>, options: SendOptions): Promise<Reply<R>> {
  const { payload, contentType } = payloadOf(partsOf(input))
  const reply = await exchange({
    method: route.method,
    url: addressOf(route, input),
    headers: {
      ...(contentType && { 'content-type': contentType }),
      ...(options.accessToken && { authorization: `Bearer ${options.accessToken}` }),
      [tabHeader]: tabId,
    },
    payload,
    signal: options.signal,
    keepalive: options.keepalive,
    onProgress: options.onProgress,
    wantsBytes: options.wantsBytes ?? route.download === true,
  })
  const { status, headers, text } = reply
  if (!successes.has(status)) throw new ApiError({ status, headers, body: text })
  return { status, headers, data: (reply.bytes ?? readJson(reply)) as RouteReply<R> }
}

function readJson({ status, headers, text }: { status: number; headers: Headers; text: string }): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError({ status, headers, body: text, message: serverSideError })
  }
}
