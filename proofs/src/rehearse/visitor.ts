import { request as plainRequest } from 'node:http'
import { Agent } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { HubSpec } from '@materia/contract'
import { type Client, createClient } from '@materia/contract/client.ts'
import { io, type Socket } from 'socket.io-client'
import { type HttpReply, overHttp } from '../client/over-http.ts'
import { signIn } from '../client/sign-in.ts'
import { type Nginx, publicName } from './nginx.ts'

/** Somebody in front of nginx, at an address of their own, who knows Materia by its public name. */
export interface Visitor extends Client<HttpReply> {
  address: string
  fetch(path: string, sent?: { headers?: Record<string, string> }): Promise<HttpReply>
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

  const send = overHttp(origin, agent)
  const client = createClient(send, () => accessToken)

  return {
    address,
    fetch: (path, sent = {}) => send({ url: path, ...sent }),
    call: client.call,
    token: () => accessToken,
    async signIn(username, password) {
      accessToken = await signIn(client, username, password)
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
