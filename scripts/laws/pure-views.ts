import { readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'
import { listSources } from './import-graph.ts'

/** A view turns a row into a shape of the contract, and nothing else: it asks nobody, waits for nothing and reads no clock. */
const signs: [pattern: RegExp, what: string][] = [
  [/\b(?:async|await)\b/, 'waits'],
  [
    /\bimport (?!type\b)(?:\{(?:\s*type \w+,?)*\s*(?!type\b)\w)[^'"]*from '[^']*\.(?:queries|service|jobs|mail|events)\.ts'/,
    'imports a function that acts',
  ],
  [/\bimport [^'"]*from '[^']*platform\/(?:app|db)[^']*'/, 'knows the platform'],
  [/\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandomUUID\(/, 'is not the same twice'],
]

const complaints = listSources()
  .filter((file) => file.endsWith('.view.ts'))
  .flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return signs.flatMap(([pattern, what]) => (pattern.test(text) ? [`${file} ${what}: a view is pure`] : []))
  })

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)
