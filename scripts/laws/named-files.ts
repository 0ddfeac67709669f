import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { exit, stdout } from 'node:process'

/** Every file that docs/behaviours.md names by the end of its path is there, once. */
const table = 'docs/behaviours.md'
const { stdout: listed } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
const files = listed.split('\n').map((path) => `/${path}`)

const complaints = readFileSync(table, 'utf8')
  .split('\n')
  .flatMap((line, index) =>
    [...line.matchAll(/`([^`\s]+\.tsx?)`/g)]
      .filter(([, path]) => files.filter((file) => file.endsWith(`/${path}`)).length !== 1)
      .map(([, path]) => `${table}:${index + 1} names ${path}, which is not one file`),
  )
for (const complaint of complaints) stdout.write(`${complaint}\n`)
exit(complaints.length > 0 ? 1 : 0)
