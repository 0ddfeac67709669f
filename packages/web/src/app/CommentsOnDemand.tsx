import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { commentMessages } from './languages/catalogues.ts'

/** Comes with its words when the page of an item is shown. */
export const CommentsOnDemand = onDemand(async () => {
  const [{ CommentsOf }] = await Promise.all([import('./CommentsOf.tsx'), loadMessages(commentMessages)])
  return CommentsOf
})
