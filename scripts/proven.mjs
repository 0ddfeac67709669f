import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesIn, fingerprint } from './fingerprint.mjs'
import { root } from './install.mjs'
import { proofs } from './proofs.mjs'

/** Of each proof that held, the state of the code it held of: a hash of its own files and of all that it is of. */
export const record = join(root, 'proofs/proven.json')

const isTest = (path) => /\.(test|spec)\.tsx?$/.test(path)

/** Of a folder every file in it, however deep; a `*` stands for any part of a file's name. */
export const filesOf = (paths) => paths.flatMap((path) => (path.includes('*') ? matchesOf(path) : filesIn(path)))

function matchesOf(pattern) {
  const folder = dirname(pattern)
  const name = new RegExp(`^${basename(pattern).replaceAll('.', '\\.').replaceAll('*', '.*')}$`)
  if (!existsSync(join(root, folder))) return []
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() && name.test(entry.name) ? [join(folder, entry.name)] : []))
}

/** Its own tests, journeys or program. */
export const ownFiles = ({ tests = [], journeys = [], program }) => [
  ...filesOf([...tests, ...journeys]).filter(isTest),
  ...(program ? [program] : []),
]

/** Whether it held of the code as it stands. */
export const isProven = (name) => readRecord()[name] === stateOf(name)

export function noteProven(name, state) {
  const noted = { ...readRecord(), [name]: state }
  writeFileSync(record, `${JSON.stringify(noted, Object.keys(proofs), 2)}\n`)
}

/** Of the code it stands on; tests of other things, which stand in the same folders, do not count. */
export function stateOf(name) {
  const own = ownFiles(proofs[name])
  const support = filesOf(own.map(supportOf))
  const subject = filesOf(proofs[name].of).filter((path) => !isTest(path))
  return fingerprint(new Set([...own, ...support, ...subject]))
}

/** What a proof in a folder of its own has there, and journeys have in common. */
function supportOf(path) {
  if (path.startsWith('proofs/')) return dirname(path)
  return path.startsWith('e2e/') ? 'e2e/*.ts' : path
}

const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {})
