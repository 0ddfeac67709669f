/** What French writes as English does. */
export const sameInFrench = new Set(['Discussions', 'Invitations', 'Message', 'Messages', 'Navigation'])

/** Names: nobody translates them. */
export const properNames = new Set(['Facebook', 'Instagram', 'LinkedIn', 'Materia'])
