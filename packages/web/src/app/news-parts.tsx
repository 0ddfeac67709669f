import Button from '@mui/material/Button'
import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { newsMessages } from './languages/news.ts'

/** Parts with words of their own, loaded with the words when they are first shown. */
export const NewsPanel = onDemand(async () => {
  const part = await withMessages(import('../features/notifications/NewsPanel.tsx'), newsMessages)
  return part.NewsPanel
})

export const FollowThis = onDemand(
  async () => {
    const part = await withMessages(import('../features/subscriptions/FollowThis.tsx'), newsMessages)
    return part.FollowThis
  },
  <PlaceOfButton />,
)

export const WhyThis = onDemand(async () => {
  const part = await withMessages(import('../features/subscriptions/WhyThis.tsx'), newsMessages)
  return part.WhyThis
})

export const NewSinceVisit = onDemand(async () => {
  const part = await withMessages(import('./later-parts.ts'), newsMessages)
  return part.NewSinceVisit
})

/** As high as the button that is to come, so that what stands below does not move from under a finger. */
function PlaceOfButton() {
  return (
    <Button disabled sx={{ visibility: 'hidden' }}>
      {'\u00a0'}
    </Button>
  )
}
