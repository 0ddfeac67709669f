import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { isReachable } from '../db/db.ts'
import { listMissingMigrations } from '../db/migrate.ts'
import { ProblemError } from '../errors/errors.ts'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Straight from this machine, by the one spelling that a proxy in front can close. */
const isOwnCollector = ({ ip, url, headers }: FastifyRequest) =>
  loopback.has(ip) && url === '/metrics' && headers['x-forwarded-for'] === undefined

/** What those who run Materia look at. */
export function addOperations(server: FastifyInstance, app: App) {
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  let isMigrated = false
  server.get('/readyz', { schema: { hide: true } }, async () => {
    if (!(await isReachable(app.db))) throw new ProblemError(503, 'database-unreachable')
    // Asked until it is so: a newer version that starts beside this one brings other functions, with which this one goes on.
    isMigrated ||= (await listMissingMigrations(app.pool)).length === 0
    if (!isMigrated) throw new ProblemError(503, 'migrations-missing')
    return { status: 'ready' }
  })
  // Figures about use are for the machine's own collector, not for visitors.
  server.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOwnCollector(request)) throw new ProblemError(404, 'address-unknown')
    return reply.type(app.metrics.registry.contentType).send(await app.metrics.registry.metrics())
  })
}
