export const externalLinkTypes = [
  'Journal',
  'Article',
  'Facebook',
  'Instagram',
  'YouTube',
  'LinkedIn',
  'Twitter',
] as const

export const authorRequestStatuses = ['Named', 'Asked', 'Declined'] as const
