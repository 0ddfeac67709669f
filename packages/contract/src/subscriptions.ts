/** So many things somebody may follow. */
export const subscriptionsMax = 200
/** So many things somebody may mute. */
export const mutesMax = 200

export const muteTypes = ['Area', 'Source', 'Person', 'Kind'] as const
