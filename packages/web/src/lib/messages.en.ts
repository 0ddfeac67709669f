export const messages = {
  title: 'Materia | A medical information discovery and curation platform',
} as const
