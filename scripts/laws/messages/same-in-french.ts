/** What French writes as English does. */
export const sameInFrench = new Set([
  'Actions',
  'BibTeX',
  'Discussions',
  'Folio',
  'Folios',
  'Invitations',
  'Message',
  'Messages',
  'NBIB (PubMed)',
  'Navigation',
  'Notifications',
  'Profession',
  'Public',
  'RIS (EndNote, Zotero, Mendeley)',
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
