import { ensureInstalled } from './install.mjs'
import { longTests } from './long-tests.mjs'
import { proofs } from './proofs.mjs'
import { isProven, noteProven, stateOf } from './proven.mjs'
import { runProof, runTogether } from './run-proof.mjs'

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  process.stderr.write(`No proof is called ${unknown}. There are: ${Object.keys(proofs).join(', ')}.\n`)
  process.exit(1)
}

await ensureInstalled()
const wanted = wantedProofs()
const beside = wanted.filter((name) => name in longTests)
const heldTogether = beside.length > 1 && holdTogether(beside) ? beside : []
const failed = wanted.filter((name) => !heldTogether.includes(name) && !hold(name))
process.stdout.write(failed.length > 0 ? `\nFAILED: ${failed.join(', ')}\n` : '\nAll of them hold.\n')
process.exit(failed.length > 0 ? 1 : 0)

/** Those named, or all; with `--changed` those of them that are due. */
function wantedProofs() {
  const wanted = named.length > 0 ? named : Object.keys(proofs)
  if (!process.argv.includes('--changed')) return wanted
  return wanted.filter((name) => {
    const isDue = !isProven(name)
    if (!isDue) process.stdout.write(`== ${name}: nothing has changed since it held\n`)
    return isDue && (named.length > 0 || !proofs[name].isByHand)
  })
}

/** What held is noted, for `npm test` to go by: commit the note. */
function hold(name) {
  const state = stateOf(name)
  const holds = runProof(name)
  if (holds) noteProven(name, state)
  return holds
}

/** Where they do not all hold, each is run alone and tells. */
function holdTogether(names) {
  const states = names.map((name) => [name, stateOf(name)])
  if (!runTogether(names)) return false
  for (const [name, state] of states) noteProven(name, state)
  return true
}
