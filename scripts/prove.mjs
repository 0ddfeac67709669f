import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { filesIn, fingerprint } from './fingerprint.mjs'
import { ensureInstalled, pinnedNode, root } from './install.mjs'
import { proofs } from './proofs.mjs'
import { environment, nodeFlagsOf, run } from './spawn.mjs'

const record = join(root, 'proofs/proven.json')
const isOfChanged = process.argv.includes('--changed')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  process.stderr.write(`No proof is called ${unknown}. There are: ${Object.keys(proofs).join(', ')}.\n`)
  process.exit(1)
}

ensureInstalled()
const proven = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {}
const wanted = Object.keys(proofs).filter((name) =>
  named.length > 0 ? named.includes(name) : !(isOfChanged && proofs[name].isByHand),
)
const failed = wanted.filter((name) => !hold(name))
process.stdout.write(
  `\n${wanted.length - failed.length} proofs hold, ${failed.length} failed${failed.map((name) => ` ${name}`)}\n`,
)
process.exit(failed.length > 0 ? 1 : 0)

/** Holds the proof, and notes in the record what state of the code it was held of. */
function hold(name) {
  const state = fingerprint([`proofs/src/${name}`, ...proofs[name].of].flatMap(filesIn))
  if (isOfChanged && proven[name] === state) {
    process.stdout.write(`== ${name}: nothing has changed since it held\n`)
    return true
  }
  if (isOfChanged && proven[name] === undefined) {
    process.stdout.write(`== ${name}: not noted as held yet; npm run prove -- ${name} notes it\n`)
    return true
  }
  process.stdout.write(`\n== ${name}\n`)
  const started = Date.now()
  const holds = carryOut(proofs[name])
  process.stdout.write(`== ${name} ${holds ? 'holds' : 'FAILED'}: ${Math.round((Date.now() - started) / 1000)} s\n`)
  if (holds && !isOfChanged) {
    proven[name] = state
    writeFileSync(record, `${JSON.stringify(proven, Object.keys(proofs), 2)}\n`)
  }
  return holds
}

function carryOut({ vitest, journeys, program, needsWeb, env }) {
  if (needsWeb) ensureWebBuilt()
  if (journeys && !ensureBrowser()) return false
  if (journeys)
    return run('playwright', ['test', `--project=${journeys}`], {
      cwd: join(root, 'e2e'),
      env: { ...environment(), ...env },
    })
  if (vitest) return run('vitest', ['run', '--project', 'proofs', vitest])
  return run(pinnedNode, [...nodeFlagsOf(program), program])
}
