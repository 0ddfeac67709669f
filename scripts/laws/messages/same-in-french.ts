/** What French writes as English does. */
export const sameInFrench = new Set([
  'Actions',
  'Discussions',
  'Invitations',
  'Message',
  'Messages',
  'Navigation',
  'Notifications',
  'Profession',
])

/** Names: nobody translates them. */
export const properNames = new Set([
  'CAMD-XXXX-XXXX',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'Materia',
  'Samsung Internet',
])
