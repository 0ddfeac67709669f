/** What people agree to. */
export const legalDocuments = ['Terms', 'Privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** The day from which each text holds. Who agreed to another version is asked again: change it with the text. */
export const legalVersions: Record<LegalDocument, string> = { Terms: '2026-11-16', Privacy: '2026-11-16' }
