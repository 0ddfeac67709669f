import { loadMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { hiddenMessages } from './languages/catalogues.ts'

/** Loaded with its messages. */
export const HiddenOfMine = onDemand(async () => {
  const [part] = await Promise.all([
    import('../features/moderation/hidden/HiddenOfMine.tsx'),
    loadMessages(hiddenMessages),
  ])
  return part.HiddenOfMine
})
