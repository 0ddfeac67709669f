import { type LoadMessages, withMessages } from '../../lib/language.ts'
import { onDemand } from '../../ui/on-demand.tsx'

const loadOfflineMessages: LoadMessages = async (language) => ({
  offline: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export const DeviceSettings = onDemand(async () => {
  const { DeviceSettings } = await withMessages(import('./DeviceSettings.tsx'), loadOfflineMessages)
  return DeviceSettings
})
