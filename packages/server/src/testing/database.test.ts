import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testDatabase } from './database.ts'

describe('a test database', () => {
  it('is migrated and apart from every other', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()])

    await sql`create table only_here (id int)`.execute(one.db)
    const found = await sql`select to_regclass('only_here') as table_name`.execute(other.db)
    const migrations = await sql`select to_regclass('schema_migrations') as table_name`.execute(other.db)

    expect(found.rows).toEqual([{ table_name: null }])
    expect(migrations.rows).toEqual([{ table_name: 'schema_migrations' }])
  })
})
