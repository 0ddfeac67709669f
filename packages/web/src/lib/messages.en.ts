export const messages = {
  title: 'Materia | A medical information discovery and curation platform',
  offlineAct: 'You are offline. Nothing was changed.',
  awayAct: 'Materia does not answer. Try again in a moment.',
  offlineLoad: 'You are offline. This loads as soon as the connection is back.',
  awayLoad: 'Materia does not answer. We keep trying.',
} as const
