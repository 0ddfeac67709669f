import type { App } from '../../../../platform/app.ts'
import { days, later } from '../../../../platform/clock.ts'
import { putPopularity } from '../../../../platform/search/index.ts'
import { listUsed } from './popularity.queries.ts'

const halfLifeDays = 30
const countedDays = 180
const itemsMax = 20_000
/** So many uses make half of what there is to gain: a few more then hardly tell. */
const half = 5

/** Tells the search what people open and keep. */
export async function refreshPopularity(app: App): Promise<void> {
  const now = app.clock.now()
  const used = await listUsed(app.db, { now, since: later(now, -days(countedDays)), halfLifeDays, limit: itemsMax })
  await putPopularity(
    app.pool,
    used.map(({ id, uses }) => ({ id, popularity: uses / (uses + half) })),
  )
}
