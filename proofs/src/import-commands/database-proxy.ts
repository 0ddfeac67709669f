import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { TestDatabase } from '@materia/server/testing/database.ts'
import { onTestFinished } from 'vitest'

const addressOf = ({ hostname, port }: URL) =>
  hostname.startsWith('%2F')
    ? { path: join(decodeURIComponent(hostname), `.s.PGSQL.${port}`) }
    : { port: Number(port), host: hostname }

/** The database by another address, where each connection may be held back for a while and all may break. */
export async function proxyOf({ url }: TestDatabase, { heldMs = [] }: { heldMs?: number[] } = {}) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    const timer = setTimeout(() => pass(socket), heldMs[connections] ?? 0)
    connections += 1
    sockets.add(socket.on('error', () => undefined).on('close', () => clearTimeout(timer)))
  })

  function pass(socket: Socket) {
    const upstream = connect(addressOf(target))
    sockets.add(upstream.on('error', () => socket.destroy()))
    socket.on('close', () => upstream.destroy())
    socket.pipe(upstream).pipe(socket)
  }

  function close() {
    server.close()
    for (const socket of sockets) socket.destroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(close)
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  return { url: own.href, connections: () => connections, close }
}
