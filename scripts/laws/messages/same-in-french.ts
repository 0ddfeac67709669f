/** What French writes as English does. */
export const sameInFrench = new Set([
  'Actions',
  'Article',
  'BibTeX',
  'Discussions',
  'Facebook',
  'Folio',
  'Folios',
  'Instagram',
  'Invitations',
  'LinkedIn',
  'Message',
  'Messages',
  'NBIB (PubMed)',
  'Navigation',
  'Notifications',
  'Pages',
  'Profession',
  'Public',
  'RIS (EndNote, Zotero, Mendeley)',
  'Twitter',
  'YouTube',
  'Zoom',
  '{count, number} h',
  '{count, number} min',
  '{count, number} s',
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
