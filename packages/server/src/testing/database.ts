import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../platform/db/db.ts'
import { atFileEnd } from './ending.ts'
import { catchUp } from './replica.ts'
import { type DatabaseServers, startServers, type TestServers } from './servers.ts'

export interface TestDatabase extends Database {
  url: string
  /** Where it is read, on servers with a replica. */
  replicaUrl: string | undefined
}

/** A primary and its replica of this test file's own, to be ill-treated. */
export async function testServers(): Promise<TestServers> {
  const servers = await startServers({ withReplica: true })
  atFileEnd(() => servers.stop())
  return servers
}

/** A copy of the migrated template, of this test file alone; it is closed and dropped when the file ends. */
export async function testDatabase({
  poolSize,
  servers = { templateUrl: inject('templateUrl'), replicaUrl: inject('replicaUrl') },
}: {
  poolSize?: number
  servers?: DatabaseServers
} = {}): Promise<TestDatabase> {
  const template = new URL(servers.templateUrl)
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = databaseUrl(template, name)
  const replicaUrl = servers.replicaUrl && databaseUrl(new URL(servers.replicaUrl), name)
  if (servers.replicaUrl) await catchUp(url, servers.replicaUrl)
  const database = { ...openDatabase({ url, poolSize, connectMs: 120_000 }), url, replicaUrl }
  atFileEnd(() => dropDatabase(database))
  return database
}

async function dropDatabase(database: TestDatabase) {
  await database.close()
  const url = new URL(database.url)
  await onServer(url, `drop database if exists ${url.pathname.slice(1)} with (force)`)
}

function databaseUrl(server: URL, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function onServer(server: URL, statement: string) {
  const client = new pg.Client({ connectionString: databaseUrl(server, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
