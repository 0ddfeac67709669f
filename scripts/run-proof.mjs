import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { pinnedNode, root } from './install.mjs'
import { proofs } from './proofs.mjs'
import { ownFiles } from './proven.mjs'
import { environment, nodeFlagsOf, run } from './spawn.mjs'

/** Runs the proof to its end and tells how long it took; true when it holds. */
export const runProof = (name) => timed(name, () => carryOut(proofs[name]))

/** Runs the long tests of several proofs as one, which starts the product once for all of them; true when all hold. */
export function runTogether(names) {
  const tests = names.flatMap((name) => proofs[name].tests ?? [])
  const journeys = names.flatMap((name) => proofs[name].journeys ?? [])
  return timed(names.join(', '), () => carryOut({ tests, journeys }))
}

function timed(title, work) {
  process.stdout.write(`\n== ${title}\n`)
  const started = Date.now()
  const holds = work()
  process.stdout.write(`== ${title}: ${holds ? 'holds' : 'FAILED'}, ${Math.round((Date.now() - started) / 1000)} s\n`)
  return holds
}

function carryOut({ program, tests = [], journeys = [], env }) {
  if (program) return runProgram(program)
  return (tests.length === 0 || runTests(tests)) && (journeys.length === 0 || runJourneys(journeys, env))
}

function runProgram(program) {
  // Some of them start the product as it is installed.
  ensureWebBuilt()
  return run(pinnedNode, [...nodeFlagsOf(program), program])
}

const runTests = (tests) => run('vitest', ['run', ...ownFiles({ tests })])

function runJourneys(journeys, env = {}) {
  ensureWebBuilt()
  if (!ensureBrowser()) return false
  const files = ownFiles({ journeys }).map((file) => relative('e2e', file))
  return run('playwright', ['test', ...files], { cwd: join(root, 'e2e'), env: { ...environment(), ...env } })
}
