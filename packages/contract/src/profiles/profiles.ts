import { languages } from '../languages.ts'

/** The languages most spoken in Canada, by their ISO 639 codes: the official ones first. */
export const practiceLanguages = [
  ...languages,
  'ar',
  'bn',
  'cr',
  'de',
  'el',
  'es',
  'fa',
  'fil',
  'gu',
  'he',
  'hi',
  'ht',
  'it',
  'iu',
  'ja',
  'ko',
  'ne',
  'pa',
  'pl',
  'pt',
  'ro',
  'ru',
  'so',
  'ta',
  'tr',
  'uk',
  'ur',
  'vi',
  'yue',
  'zh',
] as const

/**
 * Fields of a profile that its owner may show to others or keep to themselves. A hidden `phoneNumber` is shown
 * nowhere; `phoneOutsideDirectory` keeps it to the doctor directory.
 */
export const hideableFields = [
  'email',
  'phoneNumber',
  'phoneOutsideDirectory',
  'location',
  'bio',
  'qualifications',
  'areasOfInterest',
] as const

/** How many people one person may follow. */
export const followingMax = 5_000
export const blockedMax = 1_000

/** Set on a search whose `X-Total-Count` was not counted to the end: there are at least so many. */
export const totalIsAtLeastHeader = 'x-total-is-at-least'

/** What a first visit still asks once the areas of interest are chosen, in this order. */
export const firstRunSteps = ['Follow', 'Digest'] as const
