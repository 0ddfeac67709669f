import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startServers } from './servers.ts'
import { type Reads, sumReads } from './tally.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database: test databases are copies of it. */
    templateUrl: string
    /** Its copy on a streaming replica, where the run has one: every product is then two nodes. */
    replicaUrl: string | undefined
    /** Where the nodes note how many reads each database answered. */
    readsFile: string | undefined
  }
}

/** One PostgreSQL for the whole run; with MATERIA_TEST_NODES=2 also a replica, from which reads must then come. */
export async function setup(project: TestProject) {
  const servers = await startServers({ withReplica: process.env.MATERIA_TEST_NODES === '2' })
  const tally = servers.replica && join(servers.folder, 'reads')
  project.provide('templateUrl', servers.templateUrl)
  project.provide('replicaUrl', servers.replicaUrl)
  project.provide('readsFile', tally)
  return async () => {
    const reads = tally ? await sumReads(tally) : undefined
    await servers.stop()
    if (reads) judge(reads)
  }
}

function judge({ primary, replica }: Reads) {
  process.stdout.write(`Reads answered by the replica: ${replica} of ${primary + replica}\n`)
  if (replica < primary) throw new Error('Too few reads came from the replica for the run to show anything.')
}
