import { z } from 'zod'
import { nothing } from '../route.schemas.ts'
import type { RouteShapes } from '../route.ts'

export const TimingName = z.enum([
  'Load Trending',
  'Load Following',
  'Load Initial Discover',
  'Load Additional Discover',
  'Load Content Item',
  'Load Search Items',
])
export type TimingName = z.infer<typeof TimingName>
export const TimingCategory = z.enum(['Discover Feed', 'Content', 'Search'])
export type TimingCategory = z.infer<typeof TimingCategory>

/** `value` in milliseconds. */
export const Timing = z.object({ name: TimingName, value: z.number().min(0).max(600_000), category: TimingCategory })
export type Timing = z.infer<typeof Timing>

export const analyticsShapes = {
  recordTimings: { body: z.array(Timing).min(1).max(50), reply: nothing },
} satisfies RouteShapes
