import { type LoadMessages, withMessages } from '../../../lib/language.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** Words that only sponsors read. */
const promotedMessages: LoadMessages = async (language) => ({
  promoted: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export const PromotedDaysOnDemand = onDemand(async () => {
  const { PromotedDays } = await withMessages(import('./PromotedDays.tsx'), promotedMessages)
  return PromotedDays
})
