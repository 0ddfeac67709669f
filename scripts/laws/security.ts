import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** Every row of docs/security.md has a state, and what holds names files that exist. */
const table = 'docs/security.md'
const states = ['holds', 'n/a', 'otherwise', 'open']
const { stdout: listed } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
const files = listed.split('\n').map((path) => `/${path}`)

const complaints = readFileSync(table, 'utf8')
  .split('\n')
  .flatMap((line, index) => (/^\| \d/.test(line) ? complaintsAbout(line, index + 1) : []))
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)

function complaintsAbout(row: string, number: number): string[] {
  const [, , , state = '', reason = ''] = row.split('|').map((cell) => cell.trim())
  const named = [...reason.matchAll(/`([^`\s]+\.(?:tsx?|md|json|conf|service|sql))`|`(Dockerfile)`/g)].map(
    ([, path, other]) => path ?? other ?? '',
  )
  const missing = named.filter((path) => files.filter((file) => file.endsWith(`/${path}`)).length !== 1)
  return [
    ...(states.includes(state) ? [] : [`has the state “${state}”`]),
    ...(state === 'holds' && named.length === 0 ? ['names no file'] : []),
    ...(reason === '' ? ['gives no reason'] : []),
    ...missing.map((path) => `names ${path}, which is not one file`),
  ].map((complaint) => `${table}:${number} ${complaint}`)
}
