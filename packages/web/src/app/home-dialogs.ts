import { userWords } from '../features/users/words.ts'
import { loadChunk } from '../lib/chunk.ts'
import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { formMessages } from './languages/catalogues.ts'

export const HomeDialogs = onDemand(async () => {
  // Two steps, so that a slow phone answers between them.
  await withMessages(
    loadChunk(() => import('../features/users/forms.ts')),
    formMessages,
    userWords,
  )
  return (await import('../features/users/HomeDialogs.tsx')).HomeDialogs
})
