import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { environment } from './spawn.mjs'

await ensureInstalled()
const checks = [
  ['unused code and dependencies', 'knip', []],
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['import order', pinnedNode, ['scripts/laws/import-order.ts']],
  ['import circles', pinnedNode, ['scripts/laws/import-circles.ts']],
  ['imports of threads', pinnedNode, ['scripts/laws/thread-imports.ts']],
  ['state in modules', pinnedNode, ['scripts/laws/module-state.ts']],
  ['table ownership', pinnedNode, ['scripts/laws/table-ownership.ts']],
  ['SQL in queries files', pinnedNode, ['scripts/laws/sql-in-queries.ts']],
  ['pure views', pinnedNode, ['scripts/laws/pure-views.ts']],
  ['roles of files', pinnedNode, ['scripts/laws/file-roles.ts']],
  ['length of files', pinnedNode, ['scripts/laws/file-length.ts']],
  ['size of folders', pinnedNode, ['scripts/laws/folder-size.ts']],
  ['product words in lib', pinnedNode, ['scripts/laws/product-words.ts']],
  ['specification', pinnedNode, ['scripts/laws/specification.ts']],
  ['proofs', pinnedNode, ['scripts/laws/proofs.mjs']],
  ['messages', pinnedNode, ['scripts/laws/messages.ts']],
  ['licences', pinnedNode, ['scripts/laws/licences.ts']],
  ['security', pinnedNode, ['scripts/laws/security.ts']],
  ['files that pages name', pinnedNode, ['scripts/laws/named-files.ts']],
  ['advisories', pinnedNode, ['scripts/laws/advisories.ts']],
  ['web build and its budgets', pinnedNode, ['scripts/build.mjs']],
]
// `npm test` builds the web beside the other checks.
const waiting = checks.filter(([name]) => !process.argv.includes(`--without=${name}`))
const broken = new Set()
// Most of them use one processor: two at a time.
await Promise.all([takeTurns(), takeTurns()])

const failed = checks.filter(([name]) => broken.has(name))
for (const [name] of failed) process.stderr.write(`check failed: ${name}\n`)
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length)
if (report) writeFileSync(report, JSON.stringify(failed.map(([name]) => name)))
process.exit(failed.length > 0 ? 1 : 0)

async function takeTurns() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command, args] = next
    const { isWell, said } = await runQuietly(command, args)
    if (!isWell) broken.add(name)
    process.stdout.write(`check: ${name}\n${said}`)
  }
}

/** What it says is kept until it has ended, so that two do not speak at once. */
async function runQuietly(command, args) {
  const child = spawn(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(child, 'close')
  return { isWell: code === 0, said }
}
