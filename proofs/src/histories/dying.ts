import type { App } from '@materia/server/platform/app.ts'
import type { Db } from '@materia/server/platform/db/db.ts'
import fc from 'fast-check'

/** Where the process dies: at its nth transaction, before the commit or between the commit and whatever comes next. */
export interface Death {
  nth: number
  when: 'before' | 'after'
}

export class Died extends Error {}

/** Now and then, at one of so many transactions. */
export const death = (transactions: number): fc.Arbitrary<Death | null> =>
  fc.option(fc.record({ nth: fc.integer({ min: 1, max: transactions }), when: fc.constantFrom('before', 'after') }), {
    freq: 4,
  }) as fc.Arbitrary<Death | null>

/** The product in a process that dies there: what it had committed stays, and nothing else of it. */
export function dying(app: App, death: Death | null): App {
  if (!death) return app
  let begun = 0
  const transaction = () => ({
    async execute<Result>(work: (tx: Db) => Promise<Result>): Promise<Result> {
      begun += 1
      if (begun < death.nth) return app.db.transaction().execute(work)
      await app.db.transaction().execute(async (tx) => {
        await work(tx)
        if (death.when === 'before') throw new Died()
      })
      throw new Died()
    },
  })
  const db = new Proxy(app.db, {
    get(target, name) {
      if (name === 'transaction') return transaction
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { ...app, db }
}
