import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { environment, run } from './spawn.mjs'

ensureInstalled()
const reports = mkdtempSync(join(tmpdir(), 'materia-reports-'))
const totals = { passed: 0, failed: 0 }

step('types, lint, house laws', () =>
  run(pinnedNode, ['scripts/check.mjs']) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
)
step('unit, API and component tests', vitest)
ensureWebBuilt()
if (ensureBrowser()) step('browser journeys', playwright)

rmSync(reports, { recursive: true, force: true })
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed > 0 ? 1 : 0)

function step(name, work) {
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const { passed, failed } = work()
  totals.passed += passed
  totals.failed += failed
  process.stdout.write(`== ${name}: ${Math.round((Date.now() - started) / 1000)} s\n`)
}

function vitest() {
  const file = join(reports, 'vitest.json')
  const isGreen = run('vitest', [
    'run',
    '--project=server',
    '--project=web',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  return counted(isGreen, report?.numPassedTests, report?.numFailedTests)
}

function playwright() {
  const file = join(reports, 'playwright.json')
  const { status } = spawnSync('playwright', ['test', '--reporter=list,json'], {
    cwd: join(root, 'e2e'),
    stdio: 'inherit',
    env: { ...environment(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  })
  const stats = readReport(file)?.stats
  return counted(status === 0, stats?.expected, stats?.unexpected)
}

/** A run that failed without a failed test (a crash, an unhandled error) still counts as one. */
function counted(isGreen, passed = 0, failed = 0) {
  return { passed, failed: isGreen ? failed : Math.max(failed, 1) }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
