import { type LoadMessages, loadMessages } from '../../../lib/language.ts'
import { onDemand } from '../../../ui/on-demand.tsx'

/** The words come with the first screen that needs them. */
export const blockingMessages: LoadMessages = async (language) => ({
  blocking: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export const BlockDialogOnDemand = onDemand(async () => {
  const [{ BlockDialog }] = await Promise.all([import('./BlockDialog.tsx'), loadMessages(blockingMessages)])
  return BlockDialog
})

export const BlockedPeopleOnDemand = onDemand(async () => {
  const [{ BlockedPeople }] = await Promise.all([import('./BlockedPeople.tsx'), loadMessages(blockingMessages)])
  return BlockedPeople
})
