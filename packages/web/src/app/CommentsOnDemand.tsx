import Box from '@mui/material/Box'
import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { commentMessages } from './languages/catalogues.ts'

export const CommentsFound = onDemand(async () => {
  const [part] = await Promise.all([import('../features/comments/CommentsFound.tsx'), loadMessages(commentMessages)])
  return part.CommentsFound
})

/** Loaded with their messages when the page of an item is shown; their place is kept. */
export const CommentsOnDemand = onDemand(
  async () => {
    const [{ CommentsOf }] = await Promise.all([import('./CommentsOf.tsx'), loadMessages(commentMessages)])
    return CommentsOf
  },
  <Box sx={{ minHeight: 320 }} />,
)
