/** Names under which this device keeps things; read by the program and by the script that runs before it. */
export const sessionKey = 'materia.session'
export const modeStorageKey = 'materia.mode'
export const colorSchemeAttribute = 'data-color-scheme'
export const draftKeyPrefix = 'materia.draft'
