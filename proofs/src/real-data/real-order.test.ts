import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceName } from '@materia/ingest/sources/source-names.ts'
import { catalogueOf } from '@materia/ingest/testing/catalogue.ts'
import { contextOf, importFrom } from '@materia/ingest/testing/import.ts'
import { everyone, rebuild, search, suggest } from '@materia/server/platform/search/index.ts'
import { type TestDatabase, testDatabase } from '@materia/server/testing/database.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

// Real files of the sources lie beside the repository where somebody keeps them.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const path = (name: string) => join(folder, name)
const filesIn = (name: string) => (existsSync(folder) ? readdirSync(path(name)) : []).map((file) => `${name}/${file}`)

/** Every file by itself, oldest first. */
const byAge: [SourceName, string[]][] = [
  [
    'drug-products',
    ['2026-03', '2026-05'].flatMap((release) =>
      ['allfiles_dr.zip', 'allfiles_ap.zip', 'allfiles.zip'].map((zip) => `dpd/${release}/${zip}`),
    ),
  ],
  ['formulary', ['odb/data_extract_20250730.xml']],
  [
    'decisions',
    [...filesIn('decisions').filter((name) => /Result\.json$|\.csv$/.test(name)), ...filesIn('decisions/samples')],
  ],
  [
    'pubmed',
    [...filesIn('retractions'), ...filesIn('pubmed')].filter((name) => /\.xml/.test(name) && !/error/.test(name)),
  ],
  ['trials', filesIn('trials')],
]

async function importAll(files: [SourceName, string][]): Promise<TestDatabase> {
  const database = await testDatabase()
  for (const [source, name] of files) await importFrom(contextOf(database), source, path(name))
  return database
}

const oldestFirst = byAge.flatMap(([source, names]) => names.map((name): [SourceName, string] => [source, name]))
let imported: Promise<TestDatabase> | undefined
const newestFirst = () => (imported ??= importAll(oldestFirst.toReversed()))

describe.runIf(existsSync(folder))('the real files', { timeout: 3_600_000 }, () => {
  it('give the same rows newest first as oldest first', async () => {
    const [forwards, backwards] = [await importAll(oldestFirst), await newestFirst()]

    const [expected, found] = [await catalogueOf(forwards.db), await catalogueOf(backwards.db)]
    for (const part of Object.keys(expected) as (keyof typeof expected)[]) {
      const texts = new Set(expected[part].map((row) => JSON.stringify(row)))
      expect([part, found[part].filter((row) => !texts.has(JSON.stringify(row)))]).toEqual([part, []])
      expect([part, found[part].length]).toEqual([part, expected[part].length])
    }
  })

  it('answer every beginning of one to four letters with suggestions', async () => {
    const { db, pool } = await newestFirst()
    await rebuild(pool)
    const { rows } = await sql<{ beginning: string }>`
      select distinct left(w.word, n) as beginning
      from search_titles t, unnest(string_to_array(t.folded, ' ')) w(word), generate_series(1, 4) n
      where length(w.word) >= n`.execute(db)

    const unanswered: string[] = []
    for (const { beginning } of rows) {
      const answer = await suggest(pool, { text: beginning, audiences: [everyone] }).catch(() => undefined)
      const ids = answer?.map(({ id }) => id) ?? []
      if (!answer || new Set(ids).size < ids.length) unanswered.push(beginning)
    }

    expect(rows.length).toBeGreaterThan(5_000)
    expect(unanswered).toEqual([])
  })

  it('are counted as many as there are, whatever is searched for', async () => {
    const { db, pool } = await newestFirst()
    const { rows } = await sql<{ type: number; count: number }>`
      select type, count(*)::int as count from search_documents group by type`.execute(db)
    const existing = new Map(rows.map((row) => [row.type, row.count]))

    for (const text of [
      'tablet',
      'decision',
      'regulatory decision',
      'heart failure',
      'mg',
      'summary basis of decision',
      'of',
    ]) {
      const { total, types } = await search(pool, { text, audiences: [everyone], limit: 10 })
      expect(types.filter(({ key, count }) => count > (existing.get(key) ?? 0))).toEqual([])
      expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    }
  })
})
