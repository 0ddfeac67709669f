import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter'
import type { Server } from 'socket.io'
import type { App } from '../app.ts'
import { isDemo } from '../config/config.ts'

/**
 * One process meets its sockets in memory; several meet through Redis where there is one, else through PostgreSQL.
 * Says whether there may be several.
 */
export async function attachAdapter(io: Server, app: App): Promise<boolean> {
  if (app.config.REDIS_URL) {
    // Loaded only where it is used: it takes some 30 MB of memory.
    const [{ createClient }, { createAdapter: createRedisAdapter }] = await Promise.all([
      import('redis'),
      import('@socket.io/redis-streams-adapter'),
    ])
    const client = createClient({ url: app.config.REDIS_URL })
    client.on('error', (error) => app.log.warn({ err: error }, 'redis'))
    await client.connect()
    io.adapter(createRedisAdapter(client))
    return true
  }
  if (isDemo(app.config)) return false
  io.adapter(
    createPostgresAdapter(app.pool, { errorHandler: (error) => app.log.warn({ err: error }, 'socket adapter') }),
  )
  return true
}
