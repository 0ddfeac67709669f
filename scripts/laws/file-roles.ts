import { globSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** A file is `noun.ts` or `noun.role.ts`; the roles are this closed list. */
const roles: [files: string, roles: string[]][] = [
  [
    'packages/server/src/{app,features,platform}/**/*.ts',
    ['routes', 'hub', 'jobs', 'service', 'policy', 'queries', 'view', 'events', 'mail', 'tables'],
  ],
  ['packages/{ingest,product}/src/**/*.ts', ['source', 'fetch', 'parser', 'mapper', 'writer', 'queries', 'tables']],
]
/** In any package: tests, what they are set up with, threads, and a language's messages. */
const everywhere = ['test', 'setup', 'worker', 'en', 'fr']

const complaints = roles.flatMap(([files, own]) => {
  const known = new Set([...own, ...everywhere])
  return globSync(files).flatMap((file) => {
    const [, ...said] = (file.split('/').at(-1) ?? '').replace(/\.ts$/, '').split('.')
    const unknown = said.filter((role) => !known.has(role))
    return unknown.map((role) => `${file}: “${role}” is no role of a file; there are ${[...known].join(', ')}`)
  })
})

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)
