import Box from '@mui/material/Box'
import { withMessages } from '../lib/language.ts'
import { Awaited } from '../ui/in-order.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { safetyMessages } from './languages/safety.ts'

/** Parts with words of their own, loaded with the words when they are first shown; the place of the banner is kept. */
export const NoticeBanner = onDemand(
  async () => {
    const part = await withMessages(import('../features/safety/NoticeBanner.tsx'), safetyMessages)
    return part.NoticeBanner
  },
  <Box sx={{ minHeight: 180 }} />,
)

export const CheckDialog = onDemand(async () => {
  const part = await withMessages(import('../features/safety/CheckDialog.tsx'), safetyMessages)
  return part.CheckDialog
})

/** Below the facts of a drug. */
export const Timeline = onDemand(
  async () => {
    const part = await withMessages(import('../features/safety/Timeline.tsx'), safetyMessages)
    return part.Timeline
  },
  <Awaited />,
)

export const SafetyLane = onDemand(
  async () => {
    const part = await withMessages(import('./later-parts.ts'), safetyMessages)
    return part.SafetyLane
  },
  <Box sx={{ minHeight: { xs: 56, lg: 256 } }} />,
)
