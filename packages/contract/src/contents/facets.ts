import { drugStatuses } from './kinds/drug.ts'

/** The registry's own words. */
export const trialStatuses = [
  'Recruiting',
  'Not yet recruiting',
  'Enrolling by invitation',
  'Active, not recruiting',
  'Completed',
  'Suspended',
  'Terminated',
  'Withdrawn',
  'Unknown status',
  'Available',
  'No longer available',
  'Temporarily not available',
  'Approved for marketing',
  'Withheld',
] as const

/** Statuses that a search can be narrowed to: those of drugs and those of trials. */
export const contentStatuses = [...drugStatuses, ...trialStatuses] as const

/** What the results of a search are counted by. A value is what the filter of that name takes; of `year`, `yearFrom` and `yearTo`. */
export const facetNames = [
  'kind',
  'status',
  'coverage',
  'recruitingInCanada',
  'publicationType',
  'year',
  'company',
  'areaId',
  'language',
  'inMyFolios',
  'unread',
] as const
export type FacetName = (typeof facetNames)[number]
