import { globSync, readFileSync } from 'node:fs'
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { advisoryLocks } from './lock-numbers.ts'
import { listMissingMigrations, migrate } from './migrate.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations/', import.meta.url))
const functionsFile = 'functions/audit.sql'

/** Migrations of one's own, to be changed. */
async function copyMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'materia-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  return folder
}

describe('migrations', () => {
  it('change nothing where everything is applied', async () => {
    const { url, pool } = await testDatabase()

    expect(await migrate(url)).toEqual([])
    expect(await listMissingMigrations(pool)).toEqual([])
  })

  it('apply a file of functions again when its text has changed, and nothing else', async () => {
    const { url, db, pool } = await testDatabase()
    const folder = await copyMigrations()
    await appendFile(join(folder, functionsFile), "\ncomment on function refuse_audit_change() is 'applied again';\n")

    expect(await listMissingMigrations(pool, folder)).toEqual([functionsFile])
    expect(await migrate(url, folder)).toEqual([functionsFile])
    expect(await migrate(url, folder)).toEqual([])

    const { rows } = await sql`select obj_description('refuse_audit_change()'::regprocedure) as said`.execute(db)
    expect(rows).toEqual([{ said: 'applied again' }])
  })

  it('refuse a database of version 0.1 with a sentence, and leave it as it is', async () => {
    const { url, db } = await testDatabase()
    await sql`truncate schema_migrations`.execute(db)
    await sql`insert into schema_migrations (name) values ('0001_users.sql'), ('0080_user_language.sql')`.execute(db)

    await expect(migrate(url)).rejects.toThrow(/made by version 0\.1 of Materia.*Give Materia an empty database/)

    const { rows } = await sql`select name from schema_migrations order by name`.execute(db)
    expect(rows).toEqual([{ name: '0001_users.sql' }, { name: '0080_user_language.sql' }])
  })
})

describe('advisory locks', () => {
  it('have a number each, and it stands in no other file', () => {
    const numbers = Object.values(advisoryLocks)
    const elsewhere = globSync('packages/*/src/**/*.ts').filter(
      (file) => !file.endsWith('lock-numbers.ts') && /\b7_?203_?\d{3}\b/.test(readFileSync(file, 'utf8')),
    )

    expect(new Set(numbers).size).toBe(numbers.length)
    expect(elsewhere).toEqual([])
  })
})
