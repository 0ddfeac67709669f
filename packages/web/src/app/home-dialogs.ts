import { loadChunk } from '../lib/chunk.ts'
import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { formMessages } from './languages/catalogues.ts'

export const HomeDialogs = onDemand(async () => {
  // Two steps, so that a slow phone answers between them.
  await Promise.all([loadChunk(() => import('../features/users/forms.ts')), loadMessages(formMessages)])
  return (await import('../features/users/HomeDialogs.tsx')).HomeDialogs
})
