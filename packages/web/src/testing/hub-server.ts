import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatHub, contentHub, notificationHub } from '@materia/contract'
import { Server } from 'socket.io'

/** The other end of the hubs: real sockets, which a test lets speak. */
export async function openHubServer() {
  const http = createServer()
  const server = new Server(http, { cors: { origin: '*' }, serveClient: false })
  for (const { namespace } of [chatHub, contentHub, notificationHub]) server.of(namespace)
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  return { server, host: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}
