import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { ensureDebianPackages, versionsInWords } from './debian.ts'
import { type Manual, readManual } from './manual.ts'
import { type Nginx, publicName, startNginx } from './nginx.ts'
import { freePorts } from './ports.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { type Redis, startRedis } from './redis.ts'
import { makeReplica, type Replica } from './replica.ts'
import type { Report } from './report.ts'
import { settingsOf, startServer } from './servers.ts'
import type { Running, Workspace } from './workspace.ts'

/** Everything a small installation has, on loopback. */
export interface Stage {
  workspace: Workspace
  manual: Manual
  postgres: Postgres
  replica: Replica
  redis: Redis
  nginx: Nginx
  settings: Record<string, string>
  serverPorts: [number, number]
  servers: Running[]
}

export async function setStage(report: Report, workspace: Workspace): Promise<Stage> {
  await report.need('Debian has nginx, PostgreSQL and Redis', ensureDebianPackages)
  const manual = await readManual()
  const [http = 0, https = 0, database = 0, copy = 0, cache = 0, first = 0, second = 0] = await freePorts(7)
  const serverPorts: [number, number] = [first, second]
  await mkdir(workspace.path('data'))
  const versions = await versionsInWords()
  const postgres = await report.need(`PostgreSQL runs, database made as written: ${versions}`, () =>
    makeDatabase(manual, workspace, database),
  )
  const replica = await report.need('a streaming replica is made as written and runs', () =>
    makeReplica(workspace, { manual, postgres, port: copy, password }),
  )
  const redis = await report.need('Redis runs', () => startRedis(workspace, cache))
  const nginx = await report.need('nginx accepts deploy/nginx.conf and runs', () =>
    startNginx(workspace, { http, https, servers: serverPorts }),
  )
  const settings = await settingsOf(manual, workspace, {
    databaseUrl: `postgres://materia:${password}@127.0.0.1:${database}/materia`,
    replicaUrl: `postgres://materia:${password}@127.0.0.1:${copy}/materia`,
    publicUrl: `https://${publicName}`,
  })
  return { workspace, manual, postgres, replica, redis, nginx, settings, serverPorts, servers: [] }
}

const password = randomBytes(18).toString('hex')

async function makeDatabase(manual: Manual, workspace: Workspace, port: number): Promise<Postgres> {
  const postgres = await startPostgres(workspace, port)
  for (const statement of databaseStatements(manual)) await postgres.administer(statement)
  return postgres
}

/** The page's statements, one by one, with a password in the gap. */
export const databaseStatements = (manual: Manual) =>
  manual
    .block('database')
    .split('\n')
    .map((line) => line.replace('…', password))

/** Both processes at once: one migrates, the other waits for it. */
export async function startServers(stage: Stage, settings: Record<string, string> = {}): Promise<void> {
  stage.servers = await Promise.all(
    stage.serverPorts.map((port, index) =>
      startServer(stage.workspace, `server-${index + 1}`, { port, settings: { ...stage.settings, ...settings } }),
    ),
  )
}

export async function stopServers(stage: Stage): Promise<(number | null)[]> {
  const codes = await Promise.all(stage.servers.map((server) => server.end()))
  stage.servers = []
  return codes
}
