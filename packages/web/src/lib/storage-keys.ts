/** Names under which this device keeps things; read by the program and by the script that runs before it. */
export const sessionKey = 'materia.session'
export const modeStorageKey = 'materia.mode'
export const colorSchemeAttribute = 'data-color-scheme'

const devicePrefix = 'materia.device.'

/** Outlives a session: how the device shows something, nothing that somebody wrote or opened. */
export const deviceKey = (name: string): string => `${devicePrefix}${name}`

/** The name, or its beginning, of what is kept of a person between visits. It goes with their session. */
export const personKey = (name: string, userId: string): string => `materia.${name}.${userId}`

/** Of the database in which more is kept of a person; the key that says there is one is named as the database is. */
export const personDatabase = (userId: string): string => personKey('offline', userId)

/** Removes whatever is kept here of anybody but `userId`; a key that is not the device's is somebody's. */
export function clearPersonStorage({ except: userId }: { except: string | null }): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith('materia.') || isOfDevice(key)) continue
    const [, , owner = ''] = key.split('.')
    if (userId !== null && owner === userId) continue
    localStorage.removeItem(key)
    if (key === personDatabase(owner)) globalThis.indexedDB?.deleteDatabase(key)
  }
}

const isOfDevice = (key: string) => key === sessionKey || key === modeStorageKey || key.startsWith(devicePrefix)

/** The browser's offer to install the program, held by the start script until somebody asks for it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export const installPromptKey = 'materiaInstallPrompt'

declare global {
  interface Window {
    [installPromptKey]?: InstallPrompt
  }
}
