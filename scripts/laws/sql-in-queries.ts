import { readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'
import { listSources } from './import-graph.ts'

/** SQL stands in `*.queries.ts` and in migrations; the platform's own engines on the database are SQL throughout. */
const engines = ['db', 'postgres', 'search'].map((name) => `packages/server/src/platform/${name}/`)

const signs: [pattern: RegExp, what: string][] = [
  [/\bsql(?:<[^`;]*>)?`/, 'an sql template'],
  [/\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/, 'a query builder'],
  [
    /['"`]\s*(?:select|insert into|delete from|update \w+ set|with \w+ as|create \w+|drop \w+|alter \w+)\s/,
    'a statement',
  ],
]

const complaints = listSources()
  .filter((file) => /^packages\/(?:server|ingest|product)\//.test(file))
  .filter((file) => !file.endsWith('.queries.ts') && !engines.some((folder) => file.startsWith(folder)))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return signs.flatMap(([pattern, what]) => (pattern.test(text) ? [`${file} has ${what} outside *.queries.ts`] : []))
  })

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)
