import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { argv, exit, stderr, stdout } from 'node:process'
import { Advisories, listAffected, refreshed } from '../advisories/advisories.ts'

// Works without a network: the list is refreshed by whoever has one, with `npm run advisories -- refresh`, or from what
// `npm audit --json` said elsewhere, with `npm run advisories -- refresh --from audit.json`.
const file = 'scripts/advisories/advisories.json'
const known = Advisories.parse(JSON.parse(readFileSync(file, 'utf8')))

if (argv.includes('refresh')) refresh()
else check()

function refresh() {
  const said = audit()
  try {
    const list = refreshed(known, JSON.parse(said), new Date().toISOString().slice(0, 10))
    writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
    stdout.write(`${list.advisories.length} advisories are known now.\n`)
    check(list)
  } catch {
    const reason = /"message": "(?<text>[^"]+)"/.exec(said)?.groups?.text ?? said.slice(0, 300).trim()
    stderr.write(`The list stays as it is, for npm gave no audit: ${reason}\n`)
    exit(1)
  }
}

function audit(): string {
  const from = argv.indexOf('--from')
  if (from !== -1) return readAudit(argv[from + 1])
  // It ends with an error when it finds something, which is no reason not to read it.
  return spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout
}

function readAudit(file = ''): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    stderr.write(`There is no file ${file || '(none was named)'}: --from reads what npm audit --json said.\n`)
    exit(1)
  }
}

function check(list: Advisories = known) {
  const affected = listAffected(JSON.parse(readFileSync('package-lock.json', 'utf8')), list)
  for (const { name, advisory } of affected) {
    stdout.write(`${name} (${advisory.severity}): ${advisory.title}. Update it. ${advisory.url}\n`)
  }
  if (!list.refreshedOn) stdout.write('The list of advisories was never refreshed: npm run advisories -- refresh\n')
  exit(affected.length > 0 ? 1 : 0)
}
