import type { App } from '../../../../platform/app.ts'
import { inTransaction } from '../../../../platform/events/events.ts'
import { indexItems } from '../search-index.ts'
import { endRenewal, listToRenew, markRenewed } from './renewals.queries.ts'

const itemsPerStep = 100
const stepsPerRun = 100

/** Makes documents anew that an older version wrote, so many at a time; the next run goes on. */
export async function renewDocuments(app: App): Promise<void> {
  for (let step = 0; step < stepsPerRun; step++) {
    if (!(await inTransaction(app, renewSome))) return
  }
}

async function renewSome(tx: Parameters<typeof listToRenew>[0]): Promise<boolean> {
  const ids = await listToRenew(tx, itemsPerStep)
  const lastId = ids?.at(-1)
  if (!ids) return false
  if (lastId === undefined) {
    await endRenewal(tx)
    return false
  }
  await indexItems(tx, ids)
  await markRenewed(tx, lastId)
  return true
}
