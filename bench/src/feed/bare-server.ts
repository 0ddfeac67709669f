import fastify from 'fastify'
import pg from 'pg'

/** What Fastify and PostgreSQL can do: ten rows by primary key and a body that is ready. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const ids = JSON.parse(process.env.BENCH_IDS ?? '[]') as string[]
const body = process.env.BENCH_BODY ?? ''
const server = fastify()
server.get('/rows', async (_request, reply) => {
  await pool.query(
    'select i.*, v.* from content_items i join content_versions v on v.id = i.current_version_id where i.id = any($1::uuid[])',
    [ids],
  )
  return reply.type('application/json; charset=utf-8').send(body)
})
await server.listen({ port: Number(process.env.PORT), host: process.env.HOST })
process.stdout.write('The bare server is ready\n')
