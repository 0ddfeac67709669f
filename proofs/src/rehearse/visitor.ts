import { type IncomingHttpHeaders, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { addressOf, type HubSpec, type Route, type RouteInput, type RouteReply, userRoutes } from '@materia/contract'
import { encodedFormOf } from '@materia/server/testing/form.ts'
import { io, type Socket } from 'socket.io-client'
import { type Nginx, publicName } from './nginx.ts'

export interface Reply<Body = unknown> {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  body: Body
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Somebody in front of nginx, at an address of their own, who knows Materia by its public name. */
export interface Visitor {
  address: string
  fetch(path: string, sent?: Sent): Promise<Reply>
  /** Calls as the contract says; signed in, in that person's name. */
  call<R extends Route>(
    route: R,
    input?: Partial<RouteInput<R>> & { headers?: Record<string, string> },
  ): Promise<Reply<RouteReply<R>>>
  signIn(email: string, password: string): Promise<void>
  connect(hub: HubSpec, transport: 'websocket' | 'polling'): Promise<Socket>
  token(): string | undefined
}

const onThisMachine: LookupFunction = (_, options, found) =>
  options.all ? found(null, [{ address: '127.0.0.1', family: 4 }]) : found(null, '127.0.0.1', 4)

export function visitor(nginx: Nginx, address: string): Visitor {
  const origin = `https://${publicName}:${nginx.httpsPort}`
  // Every address that begins with 127 is this machine's: visitors of different networks without a network.
  const agent = new Agent({ ca: nginx.certificate, localAddress: address, lookup: onThisMachine })
  let accessToken: string | undefined

  const fetchPath = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Reply> =>
    new Promise((answered, failed) => {
      const sending = request(`${origin}${path}`, { method, headers, agent }, (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', failed)
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const isJson = incoming.headers['content-type']?.includes('json')
          const status = incoming.statusCode ?? 0
          answered({ status, headers: incoming.headers, bytes, body: isJson ? JSON.parse(String(bytes)) : undefined })
        })
      })
      sending.on('error', failed)
      sending.end(body)
    })

  const call: Visitor['call'] = async (route, input = {}) => {
    const { params, query, body, file, fileName, headers } = input as LooseInput
    const form = file && (await encodedFormOf(file, fileName))
    const json = body === undefined ? undefined : JSON.stringify(body)
    return (await fetchPath(addressOf(route, { params, query }), {
      method: route.method,
      headers: {
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(json && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
        ...form?.headers,
        ...(form && { 'content-length': String(form.body.length) }),
        ...headers,
      },
      body: form?.body ?? json,
    })) as Reply<never>
  }

  return {
    address,
    fetch: fetchPath,
    call,
    token: () => accessToken,
    async signIn(username, password) {
      const reply = await call(userRoutes.signIn, { body: { username, password } })
      if (reply.status !== 200) throw new Error(`Signing in was answered ${reply.status} ${reply.bytes}.`)
      accessToken = reply.body.accessToken
    },
    connect: (hub, transport) =>
      new Promise((connected, failed) => {
        const socket = io(`${origin}${hub.namespace}`, {
          auth: { token: accessToken },
          transports: [transport],
          agent: agent as never,
          forceNew: true,
          reconnection: false,
        })
        socket.once('connect', () => connected(socket))
        socket.once('connect_error', failed)
      }),
  }
}

/** What nginx answers without TLS. */
export const fetchPlain = (nginx: Nginx, path: string): Promise<{ status: number; location: string | undefined }> =>
  new Promise((answered, failed) => {
    const options = { host: '127.0.0.1', port: nginx.httpPort, path, headers: { host: publicName } }
    plainRequest(options, (incoming) => {
      incoming.resume()
      answered({ status: incoming.statusCode ?? 0, location: incoming.headers.location })
    })
      .on('error', failed)
      .end()
  })

interface LooseInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  file?: Blob
  fileName?: string
  headers?: Record<string, string>
}
