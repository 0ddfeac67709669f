import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { hiddenMessages } from './languages/catalogues.ts'

/** Comes with its words. */
export const HiddenOfMine = onDemand(async () => {
  const [part] = await Promise.all([
    import('../features/moderation/hidden/HiddenOfMine.tsx'),
    loadMessages(hiddenMessages),
  ])
  return part.HiddenOfMine
})
