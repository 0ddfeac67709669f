import type { Logger } from 'pino'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

const lookEveryMs = 500

/** The embedded PostgreSQL, started again at the same address whenever it ends before it is stopped. */
export async function keepEmbeddedPostgres({
  folder,
  log,
}: {
  folder: string
  log: Logger
}): Promise<EmbeddedPostgres> {
  const embedded = await startEmbeddedPostgres({ folder })
  let isStopped = false
  let look: Promise<void> = Promise.resolve()

  async function startIfEnded() {
    if (!(await embedded.hasEnded()) || isStopped) return
    log.error('PostgreSQL has ended: starting it again')
    // Its orphans may hold on to the shared memory for a moment: the next look tries again.
    await startEmbeddedPostgres({ folder, port: embedded.port }).catch((err) => log.error({ err }, 'no PostgreSQL'))
  }
  function lookAgain() {
    timer = setTimeout(() => {
      look = startIfEnded().finally(() => isStopped || lookAgain())
    }, lookEveryMs).unref()
  }

  let timer: NodeJS.Timeout
  lookAgain()
  return {
    ...embedded,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await look
      await embedded.stop()
    },
  }
}
