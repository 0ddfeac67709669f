import { withMessages } from '../lib/language.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { hiddenMessages } from './languages/catalogues.ts'

/** Loaded with its messages. */
export const HiddenOfMine = onDemand(async () => {
  const part = await withMessages(import('../features/moderation/hidden/HiddenOfMine.tsx'), hiddenMessages)
  return part.HiddenOfMine
})
