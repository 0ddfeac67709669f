export const folioClippingsMax = 5_000
/** Folios of one owner. */
export const ownedFoliosMax = 1_000

/** Characters of the note of a clipping. */
export const clippingNoteMax = 1_000

export const folioExportFormats = ['ris', 'bibtex', 'nbib', 'csv', 'html'] as const
