import { globSync, readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** Every source file that a page of ours names, by the end of its path, is there; those of docs/behaviours.md once. */
const isOfOthers = (path: string) => /(^|\/)(node_modules|dist)$/.test(path)
const files = globSync('{packages,scripts,proofs,bench,e2e,deploy}/**/*.{ts,tsx,mjs,sql}', { exclude: isOfOthers }).map(
  (path) => `/${path}`,
)
const pages = globSync(['*.md', 'docs/**/*.md']).filter((page) => page !== 'CHANGELOG.md')
/** A name with a gap to be filled: `noun.role.ts`. */
const pattern = /^noun\./

const complaints = pages.flatMap(complaintsAbout)
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function complaintsAbout(page: string): string[] {
  const most = page === 'docs/behaviours.md' ? 1 : Number.POSITIVE_INFINITY
  return readFileSync(page, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      namesIn(line).flatMap((name) => {
        const found = files.filter((file) => file.endsWith(`/${name}`)).length
        if (found === 0) return `${page}:${index + 1} names ${name}, which is not there`
        return found > most ? `${page}:${index + 1} names ${name}, which is ${found} files` : []
      }),
    )
}

function namesIn(line: string): string[] {
  const names = [...line.matchAll(/`([^`\s<>*{}…]+\.(?:tsx?|mjs|sql))`/g)].map(([, name = '']) => name)
  return names.filter((name) => !pattern.test(name))
}
