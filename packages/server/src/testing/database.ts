import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Database, openDatabase } from '../platform/db/db.ts'

export interface TestDatabase extends Database {
  url: string
}

const opened: TestDatabase[] = []

// Modules are loaded once per test file, so this is the end of that file.
afterAll(async () => {
  for (const database of opened.splice(0)) await dropDatabase(database)
})

/** A copy of the migrated template, of this test file alone; it is closed and dropped when the file ends. */
export async function testDatabase(options: { poolSize?: number } = {}): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(template, `create database ${name} template ${template.pathname.slice(1)}`)
  const url = databaseUrl(template, name)
  const database = { ...openDatabase({ url, ...options }), url }
  opened.push(database)
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
