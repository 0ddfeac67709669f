import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { nodeFlagsOf } from '../../../scripts/spawn.mjs'

/** Where somebody keeps the sources' real files: beside the repository. */
export const realFiles = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
export const areRealFiles = (folder: string) => existsSync(join(folder, 'dpd'))

const importer = fileURLToPath(new URL('../../../packages/ingest/src/cli.ts', import.meta.url))
const flags = nodeFlagsOf('packages/ingest/src/cli.ts')

const sources: [source: string, from: string][] = [
  ['drug-products', 'dpd/2026-05'],
  ['decisions', 'decisions/rdsResult.json'],
  ['decisions', 'decisions/sbdResult.json'],
  ['decisions', 'decisions/safety_review.csv'],
  ['decisions', 'decisions/samples'],
  ['pubmed', 'pubmed'],
  ['trials', 'trials/ctg-studies-120.json'],
  ['trials', 'trials/ctg-studies-50-canada.json'],
]

/** Brings the catalogue of the real files into a database; what was read before is known by its fingerprint and passed by. */
export async function importRealFiles(databaseUrl: string, folder: string): Promise<void> {
  for (const [source, from] of sources) {
    await promisify(execFile)(process.execPath, [...flags, importer, source, '--from', join(folder, from)], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      maxBuffer: 64_000_000,
    })
  }
}
