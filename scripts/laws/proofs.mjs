import { existsSync, readFileSync } from 'node:fs'
import { proofs } from '../proofs.mjs'
import { filesOf, record } from '../proven.mjs'

/** Every path of a proof is there, and what is noted as held are proofs with a hash each. Whether one is due is not asked. */
const complaints = [
  ...Object.entries(proofs).flatMap(([name, { tests = [], journeys = [], program, of }]) =>
    [...tests, ...journeys, ...(program ? [program] : []), ...of]
      .filter((path) => filesOf([path]).length === 0)
      .map((path) => `The proof ${name} names ${path}, where there is no file.`),
  ),
  ...complaintsAboutRecord(),
]
for (const complaint of complaints) process.stdout.write(`${complaint}\n`)
process.exit(complaints.length > 0 ? 1 : 0)

function complaintsAboutRecord() {
  if (!existsSync(record)) return []
  return Object.entries(JSON.parse(readFileSync(record, 'utf8'))).flatMap(([name, state]) => [
    ...(name in proofs ? [] : [`proofs/proven.json notes ${name}, which is no proof.`]),
    ...(/^[0-9a-f]{64}$/.test(state) ? [] : [`proofs/proven.json notes of ${name} what is no hash.`]),
  ])
}
