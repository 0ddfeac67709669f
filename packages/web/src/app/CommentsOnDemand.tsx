import Box from '@mui/material/Box'
import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { commentMessages } from './languages/catalogues.ts'

export const CommentsFound = onDemand(async () => {
  const part = await withMessages(import('../features/comments/CommentsFound.tsx'), commentMessages)
  return part.CommentsFound
})

/** Loaded with their messages when the page of an item is shown; their place is kept. */
export const CommentsOnDemand = onDemand(
  async () => {
    const { CommentsOf } = await withMessages(import('./CommentsOf.tsx'), commentMessages)
    return CommentsOf
  },
  <Box sx={{ minHeight: 320 }} />,
)
