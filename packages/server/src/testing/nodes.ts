import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { createProduct, type Parts, type Product } from '../app.ts'
import { noteReads, readsOf } from './tally.ts'

/** The processes of one product: calls go to them in turns, and a socket to another than the last call. */
export interface Nodes {
  all: Product[]
  first: Product
  last: Product
  forCall(): Product
  /** Address of a listening server; the first question starts them all. */
  addressForSocket(): Promise<string>
  close(): Promise<void>
}

export async function createNodes(parts: Parts, count: number): Promise<Nodes> {
  const nodes = await Promise.all(Array.from({ length: count }, () => createProduct(parts)))
  const nodeAt = (turn: number) => nodes[turn % count] as Product
  let turn = 0
  let addresses: Promise<string[]> | undefined

  return {
    all: nodes,
    first: nodeAt(0),
    last: nodeAt(count - 1),
    forCall() {
      turn += 1
      return nodeAt(turn)
    },
    async addressForSocket() {
      addresses ??= listen(nodes)
      return (await addresses)[(turn + 1) % count] as string
    },
    async close() {
      const file = inject('readsFile')
      for (const node of nodes) {
        if (file) await noteReads(file, await readsOf(node.app))
        await node.close()
      }
    },
  }
}

async function listen(nodes: Product[]): Promise<string[]> {
  const addresses: string[] = []
  for (const { app, server } of nodes) {
    await app.realtime.attach(server.server)
    await server.listen({ port: 0, host: '127.0.0.1' })
    addresses.push(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  }
  while (nodes.length > 1 && (await countListening(nodes[0] as Product)) < nodes.length) await pause(5)
  return addresses
}

/** Those whose sockets meet the others' through PostgreSQL, which begins a moment after they are attached. */
async function countListening({ app }: Product): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and state = 'idle' and query like 'LISTEN "socket.io#/_%'`.execute(app.db)
  return rows[0]?.count ?? 0
}
