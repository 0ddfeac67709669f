import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { newsMessages } from './languages/news.ts'

/** Parts with words of their own, loaded with the words when they are first shown. */
export const NewsPanel = onDemand(async () => {
  const [part] = await Promise.all([import('../features/notifications/NewsPanel.tsx'), loadMessages(newsMessages)])
  return part.NewsPanel
})

export const FollowThis = onDemand(async () => {
  const [part] = await Promise.all([import('../features/subscriptions/FollowThis.tsx'), loadMessages(newsMessages)])
  return part.FollowThis
})

export const WhyThis = onDemand(async () => {
  const [part] = await Promise.all([import('../features/subscriptions/WhyThis.tsx'), loadMessages(newsMessages)])
  return part.WhyThis
})

export const NewSinceVisit = onDemand(async () => {
  const [part] = await Promise.all([import('../features/subscriptions/NewSinceVisit.tsx'), loadMessages(newsMessages)])
  return part.NewSinceVisit
})
