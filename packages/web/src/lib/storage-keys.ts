/** Names under which this device keeps things; read by the program and by the script that runs before it. */
export const sessionKey = 'materia.session'
export const modeStorageKey = 'materia.mode'
export const folioShapeKey = 'materia.folio-shape'
/** In the storage of the tab. */
export const openedLinkKey = 'materia.opened-link'
export const colorSchemeAttribute = 'data-color-scheme'

/** Outlive a session: how the device shows things, nothing that somebody wrote or opened. */
const deviceKeys: string[] = [sessionKey, modeStorageKey, folioShapeKey]

type PersonKeyName = 'draft' | 'outbox' | 'chat-draft' | 'last-folio'

const personKeyNames: PersonKeyName[] = ['draft', 'outbox', 'chat-draft', 'last-folio']

/** The name, or its beginning, of what is kept of a person between visits. It goes with their session. */
export const personKey = (name: PersonKeyName, userId: string): string => `materia.${name}.${userId}`

/** Removes whatever is kept here of anybody but `userId`; a key that is not the device's is somebody's. */
export function clearPersonStorage({ except: userId }: { except: string | null }): void {
  const kept = userId === null ? [] : personKeyNames.map((name) => personKey(name, userId))
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith('materia.') || deviceKeys.includes(key)) continue
    if (!kept.some((own) => key === own || key.startsWith(`${own}.`))) localStorage.removeItem(key)
  }
}
