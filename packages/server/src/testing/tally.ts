import { appendFile, readFile } from 'node:fs/promises'
import type { App } from '../platform/app.ts'

/** How many reads each database answered, over all test files of a run. */
export interface Reads {
  primary: number
  replica: number
}

export async function readsOf({ metrics }: App): Promise<Reads> {
  const counted = await metrics.registry.getSingleMetric('materia_reads_total')?.get()
  const of = (database: string) => counted?.values.find(({ labels }) => labels.database === database)?.value ?? 0
  return { primary: of('primary'), replica: of('replica') }
}

export const noteReads = (file: string, reads: Reads): Promise<void> => appendFile(file, `${JSON.stringify(reads)}\n`)

export async function sumReads(file: string): Promise<Reads> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const all = lines.map((line) => JSON.parse(line) as Reads)
  const sum = (database: keyof Reads) => all.reduce((total, reads) => total + reads[database], 0)
  return { primary: sum('primary'), replica: sum('replica') }
}
