import { writeFileSync } from 'node:fs'
import { ensureInstalled, pinnedNode } from './install.mjs'
import { run } from './spawn.mjs'

ensureInstalled()
const checks = [
  ['types', 'tsc', ['--noEmit', '-p', '.']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['import order', pinnedNode, ['scripts/laws/import-order.ts']],
  ['import circles', pinnedNode, ['scripts/laws/import-circles.ts']],
  ['state in modules', pinnedNode, ['scripts/laws/module-state.ts']],
  ['table ownership', pinnedNode, ['scripts/laws/table-ownership.ts']],
  ['SQL in queries files', pinnedNode, ['scripts/laws/sql-in-queries.ts']],
  ['pure views', pinnedNode, ['scripts/laws/pure-views.ts']],
  ['roles of files', pinnedNode, ['scripts/laws/file-roles.ts']],
  ['length of files', pinnedNode, ['scripts/laws/file-length.ts']],
  ['product words in lib', pinnedNode, ['scripts/laws/product-words.ts']],
  ['specification', pinnedNode, ['scripts/laws/specification.ts']],
  ['proofs', pinnedNode, ['scripts/laws/proofs.mjs']],
  ['messages', pinnedNode, ['scripts/laws/messages.ts']],
  ['licences', pinnedNode, ['scripts/laws/licences.ts']],
  ['security', pinnedNode, ['scripts/laws/security.ts']],
  ['files that pages name', pinnedNode, ['scripts/laws/named-files.ts']],
  ['advisories', pinnedNode, ['scripts/laws/advisories.ts']],
  ['unused code and dependencies', 'knip', []],
  ['web build and its budgets', pinnedNode, ['scripts/build.mjs']],
]
const failed = checks.filter(([name, command, args]) => {
  process.stdout.write(`check: ${name}\n`)
  return !run(command, args)
})
for (const [name] of failed) process.stderr.write(`check failed: ${name}\n`)
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length)
if (report) writeFileSync(report, JSON.stringify(failed.map(([name]) => name)))
process.exit(failed.length > 0 ? 1 : 0)
