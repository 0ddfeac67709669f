export const folioClippingsMax = 5_000

export const folioExportFormats = ['ris', 'bibtex', 'nbib', 'csv', 'html'] as const
