import { type LoadMessages, withMessages } from '../../../lib/language.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** The words come with the first screen that needs them. */
export const blockingMessages: LoadMessages = async (language) => ({
  blocking: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export const BlockDialogOnDemand = onDemand(async () => {
  const { BlockDialog } = await withMessages(import('./BlockDialog.tsx'), blockingMessages)
  return BlockDialog
})

export const BlockedPeopleOnDemand = onDemand(async () => {
  const { BlockedPeople } = await withMessages(import('./BlockedPeople.tsx'), blockingMessages)
  return BlockedPeople
})
