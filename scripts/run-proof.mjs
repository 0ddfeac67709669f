import { join, relative } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { pinnedNode, root } from './install.mjs'
import { proofs } from './proofs.mjs'
import { ownFiles } from './proven.mjs'
import { environment, nodeFlagsOf, run } from './spawn.mjs'

/** Runs the proof to its end and tells how long it took; true when it holds. */
export function runProof(name) {
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const holds = carryOut(proofs[name])
  process.stdout.write(`== ${name} ${holds ? 'holds' : 'FAILED'}: ${Math.round((Date.now() - started) / 1000)} s\n`)
  return holds
}

function carryOut(proof) {
  if (proof.program) return runProgram(proof.program)
  return (!proof.tests || runTests(ownFiles({ tests: proof.tests }))) && (!proof.journeys || runJourneys(proof))
}

function runProgram(program) {
  // Some of them start the product as it is installed.
  ensureWebBuilt()
  return run(pinnedNode, [...nodeFlagsOf(program), program])
}

const runTests = (files) => run('vitest', ['run', ...files])

function runJourneys({ journeys, env }) {
  ensureWebBuilt()
  if (!ensureBrowser()) return false
  const files = ownFiles({ journeys }).map((file) => relative('e2e', file))
  return run('playwright', ['test', ...files], { cwd: join(root, 'e2e'), env: { ...environment(), ...env } })
}
