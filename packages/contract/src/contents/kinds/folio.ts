export const shareLevels = ['Public', 'Private', 'Restricted'] as const

export const folioInvitationStatuses = ['Pending', 'Accepted', 'Declined'] as const

/** How many clippings a folio carries itself; the rest is paged. */
export const clippingsInFolio = 50
