import { addressOf, type CallParts } from './address.ts'
import type { Route, RouteInput, RouteReply } from './route.ts'

/** A call as it goes over the wire. */
export interface WireRequest {
  method: Route['method']
  /** Path and query. */
  url: string
  headers: Record<string, string>
  payload?: string | FormData
}

/** What a transport must tell of an answer; it may tell more. */
export interface WireReply {
  status: number
  contentType: string | null | undefined
  text: string
}

export interface CallOptions extends CallParts {
  body?: unknown
  /** Sent as multipart in the field `file`. */
  file?: Blob
  fileName?: string
  headers?: Record<string, string>
}

/** Calls the product by entries of the contract. */
export interface Client<Sent extends WireReply> {
  /** `body` is undefined where the answer is no JSON. Broken input, left out or malformed, is sent as it is. */
  call<R extends Route>(route: R, input?: Partial<RouteInput<R>> & CallOptions): Promise<Sent & { body: RouteReply<R> }>
}

/**
 * The one client outside the web app: for the demo, tests, proofs and benches. `send` is how it reaches the product, `token`
 * whose name it calls in.
 */
export const createClient = <Sent extends WireReply>(
  send: (request: WireRequest) => Promise<Sent>,
  token: () => string | undefined | Promise<string | undefined> = () => undefined,
): Client<Sent> => ({
  async call(route, input) {
    const reply = await send(requestOf(route, input ?? {}, await token()))
    return { ...reply, body: jsonIn(reply) as never }
  },
})

function requestOf(route: Route, input: CallOptions, token: string | undefined): WireRequest {
  const { params, query, body, file, fileName, headers } = input
  const form = file ? formOf(file, fileName) : body instanceof FormData ? body : undefined
  const json = form || body === undefined ? undefined : JSON.stringify(body)
  return {
    method: route.method,
    url: addressOf(route, { params, query }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    payload: form ?? json,
  }
}

/** A file as a browser's form sends it. */
function formOf(file: Blob, fileName = 'upload'): FormData {
  const form = new FormData()
  form.append('file', file, fileName)
  return form
}

const jsonIn = ({ contentType, text }: WireReply): unknown =>
  contentType?.includes('json') && text ? JSON.parse(text) : undefined
