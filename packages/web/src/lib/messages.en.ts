export const messages = {
  title: 'Materia | A medical information discovery and curation platform',
  offlineAct: 'You are offline. Nothing was changed.',
  awayAct: 'Materia does not answer. Try again in a moment.',
  offlineLoad: 'You are offline. This loads as soon as the connection is back.',
  awayLoad: 'Materia does not answer. We keep trying.',
  unknownError: 'Unknown error. Try again later.',
  partNotLoaded: 'A part of the page could not be loaded. Check your connection and try again.',
  bytes: '{count, plural, one {# byte} other {# bytes}}',
  kilobytes: '{count} kB',
  megabytes: '{count} MB',
} as const
