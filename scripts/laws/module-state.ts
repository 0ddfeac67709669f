import { globSync, readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** A feature keeps nothing in its modules that changes: two products in one process share nothing. */
const changing = [
  /^(?:export )?let \w+/gm,
  /^(?:export )?const \w+(?:: [^\n]+?)? = new (?:Weak)?(?:Map|Set)(?:<[^\n]*>)?\(\)/gm,
  /^(?:export )?const \w+(?:: [^\n]+?)? = (?:\[\]|\{\})$/gm,
]

const complaints = globSync('packages/server/src/features/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
  .flatMap((file) => stateIn(file).map((state) => `${file} keeps state in its module: ${state}`))

for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function stateIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return changing.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match))
}
