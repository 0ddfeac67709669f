import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { longTests } from './long-tests.mjs'
import { ownRuns } from './proofs.mjs'
import { filesOf, isProven, ownFiles } from './proven.mjs'
import { runProof } from './run-proof.mjs'
import { environment } from './spawn.mjs'

await ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'materia-reports-'))
const totals = { passed: 0, failed: 0 }
const failures = []

const held = Object.keys(longTests).filter(isProven)
const leftOut = new Set(held.flatMap((name) => ownFiles(longTests[name])))
const due = ownRuns.filter((name) => !isProven(name))
if (leftOut.size > 0)
  process.stdout.write(`\n== left out, nothing of theirs has changed since they held: ${held.join(', ')}\n`)

const hasBrowser = ensureBrowser()
const webBuild = run(pinnedNode, ['scripts/build.mjs'])
const demo = hasBrowser ? webBuild.then(makeDemo) : undefined
await step('types, lint, house laws', check)
await step('unit, API and component tests', vitest)
if (hasBrowser) await step('browser journeys', playwright)
if (due.length > 0) await step(`long proofs of what has changed: ${due.join(', ')}`, proofs)

rmSync(reports, { recursive: true, force: true })
// Last, because a long output is often kept by its end alone.
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`)
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed > 0 ? 1 : 0)

async function step(name, work) {
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const { passed, failed } = await work()
  totals.passed += passed
  totals.failed += failed
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s\n`)
}

async function check() {
  const file = join(reports, 'check.json')
  const build = 'web build and its budgets'
  const others = run(pinnedNode, ['scripts/check.mjs', `--report=${file}`, `--without=${build}`])
  const isGreen = (await others) === 0
  const isBuilt = (await webBuild) === 0
  if (!isGreen) failures.push(`npm run check: ${(readReport(file) ?? ['could not be run']).join(', ')}`)
  if (!isBuilt) failures.push(`npm run check: ${build}`)
  return isGreen && isBuilt ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

async function vitest() {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const without = [...leftOut].filter((path) => !path.startsWith('e2e/')).map((path) => `--exclude=${path}`)
  const code = await run('vitest', ['run', '--project=server', '--project=web', ...without, ...reporters])
  const report = readReport(file)
  failures.push(...failuresOfVitest(report))
  return counted(code, report?.numPassedTests, report?.numFailedTests)
}

async function playwright() {
  const file = join(reports, 'playwright.json')
  const journeys = filesOf(['e2e/journeys']).filter((path) => !leftOut.has(path))
  const files = journeys.map((path) => relative('e2e', path))
  const folder = await demo
  const code = await run('playwright', ['test', '--project=journeys', '--reporter=list,json', ...files], {
    cwd: join(root, 'e2e'),
    env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: file, MATERIA_DEMO_FOLDER: folder },
  })
  if (folder) rmSync(folder, { recursive: true, force: true })
  const report = readReport(file)
  failures.push(...failuresOfPlaywright(report))
  const stats = report?.stats
  return counted(code, stats?.expected, stats?.unexpected)
}

/** The demo of the journeys, made while the checks leave a processor idle and once the product has its web; empty where that failed, which they will tell. */
async function makeDemo() {
  const child = spawn(pinnedNode, ['e2e/make-demo.ts'], {
    cwd: root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let folder = ''
  child.stdout.on('data', (chunk) => (folder += chunk))
  const [code] = await once(child, 'close')
  return code === 0 ? folder : ''
}

async function proofs() {
  const failed = due.filter((name) => !runProof(name))
  failures.push(...failed.map((name) => `the proof ${name}`))
  return { passed: due.length - failed.length, failed: failed.length }
}

/** Runs to the end; gives the exit code. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, env: environment(), stdio: 'inherit', ...options })
  const [code] = await once(child, 'close')
  return code
}

/** A run that failed without a failed test (a crash, an unhandled error) still counts as one. */
function counted(code, passed = 0, failed = 0) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
