import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestDatabase } from '@materia/server/testing/database.ts'
import { sql } from 'kysely'

const program = fileURLToPath(new URL('../../../packages/ingest/src/cli.ts', import.meta.url))

export function command(database: Pick<TestDatabase, 'url'>, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: database.url, ...environment },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => done({ code, output })),
  )
  return { child, ended }
}

export const run = (database: Pick<TestDatabase, 'url'>, ...args: string[]) => command(database, args).ended

export const countItems = async ({ db }: TestDatabase) =>
  (await sql<{ count: number }>`select count(*)::int as count from content_items`.execute(db)).rows[0]?.count
