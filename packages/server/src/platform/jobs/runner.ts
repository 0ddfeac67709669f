import { setTimeout as pause } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'

export interface Stoppable {
  stop(): Promise<void>
}

const againAfterMs = 1_000

/** A runner gives up when it cannot say of a job that it is done: once the database is back, another takes its place. */
export async function keepRunning(begin: () => Promise<Runner>, onEnd: (error: unknown) => void): Promise<Stoppable> {
  let isStopped = false
  let runner = await begin()
  let beginning = Promise.resolve()

  async function beginAgain(): Promise<void> {
    const next = await begin()
    if (isStopped) await next.stop()
    else runner = next
  }

  async function watch(): Promise<void> {
    await runner.promise.catch(onEnd)
    while (!isStopped) {
      await pause(againAfterMs)
      if (isStopped) return
      try {
        beginning = beginAgain()
        await beginning
        if (!isStopped) return watch()
      } catch (error) {
        onEnd(error)
      }
    }
  }
  void watch()

  return {
    async stop() {
      isStopped = true
      await runner.stop().catch(() => undefined)
      await beginning.catch(() => undefined)
    },
  }
}
