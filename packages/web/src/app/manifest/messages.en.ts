export const messages = {
  folios: 'Folios',
  search: 'Search',
  safety: 'Safety notices',
  discoverPicture: 'Discover: what is new in your field',
  folioPicture: 'A folio with its clippings and notes',
} as const
