import { analyticsRoutes, type Timing, type TimingCategory, type TimingName } from '@materia/contract'
import { call } from '../../lib/client.ts'
import { getSession, onSessionEnd } from '../../lib/session.ts'

const categoryOf: Record<TimingName, TimingCategory> = {
  'Load Trending': 'Discover Feed',
  'Load Following': 'Discover Feed',
  'Load Initial Discover': 'Discover Feed',
  'Load Additional Discover': 'Discover Feed',
  'Load Content Item': 'Content',
  'Load Search Items': 'Search',
}
const sendAfterMs = 5_000
const sendAt = 20

let waiting: Timing[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Measures how long the viewer waits for `work` (spec §7 Analytics); what failed is not counted. */
export async function timed<Result>(name: TimingName, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  const result = await work()
  waiting.push({ name, category: categoryOf[name], value: Math.round(performance.now() - startedAt) })
  if (waiting.length >= sendAt) sendTimings()
  else timer ??= setTimeout(sendTimings, sendAfterMs)
  return result
}

// What one person waited for is not told in the name of the next.
onSessionEnd(() => {
  clearTimeout(timer)
  timer = undefined
  waiting = []
})

/** In one call; a lost measurement is not worth a second try. */
function sendTimings(): void {
  clearTimeout(timer)
  timer = undefined
  const body = waiting
  waiting = []
  if (body.length === 0 || !getSession().loggedIn) return
  void call(analyticsRoutes.recordTimings, { body }).catch(() => undefined)
}
