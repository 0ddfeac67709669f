/** What French writes as English does. */
export const sameInFrench = new Set(['Message', 'Navigation'])
