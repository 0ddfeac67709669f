import { describe, expect, it } from 'vitest'
import { judge } from '../testing/law.ts'

const feature = 'packages/server/src/features/folios'

describe('the law of where SQL stands', () => {
  it('refuses a template, a query builder and a statement outside queries files', () => {
    const complaints = judge('sql-in-queries.ts', {
      [`${feature}/folios.service.ts`]: 'const { rows } = await sql<{ id: string }>`select id from folios`.execute(db)',
      [`${feature}/folios.jobs.ts`]: "db.selectFrom('folios').select('id')",
      'packages/ingest/src/run.ts': "await pool.query('delete from import_runs where id = $1', [id])",
      'packages/product/src/main.ts': "await client.query('drop database materia')",
    })

    expect(complaints.toSorted()).toEqual([
      'packages/ingest/src/run.ts has a statement outside *.queries.ts',
      'packages/product/src/main.ts has a statement outside *.queries.ts',
      `${feature}/folios.jobs.ts has a query builder outside *.queries.ts`,
      `${feature}/folios.service.ts has a statement outside *.queries.ts`,
      `${feature}/folios.service.ts has an sql template outside *.queries.ts`,
    ])
  })

  it('is content with queries files, the engines of the platform and what only sounds like SQL', () => {
    const complaints = judge('sql-in-queries.ts', {
      [`${feature}/folios.queries.ts`]: "sql`select 1`\ndb.insertInto('folios')",
      'packages/server/src/platform/search/ranking/lookup.ts': "run(connection, { text: 'select 1' })",
      [`${feature}/messages.en.ts`]: "export const messages = { choose: 'Select a folio', select: 'update' }",
    })

    expect(complaints).toEqual([])
  })
})
