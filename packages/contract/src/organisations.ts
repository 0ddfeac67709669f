import { nameMax } from './users/users.ts'

/** What an organisation with an account is. */
export const organisationKinds = [
  'PatientGroup',
  'Charity',
  'ProfessionalBody',
  'PublicBody',
  'Company',
  'OtherOrganisation',
] as const

export const organisationNameMessage = 'Give a name of two words or more, each half at most 50 characters long.'

/** Every account has a first and a last name (spec §3): an organisation's one name fills both. */
export function namesOfOrganisation(name: string): { firstName: string; lastName: string } | undefined {
  const words = name.trim().split(/\s+/)
  const splits = words.slice(1).map((_, place) => ({
    firstName: words.slice(0, place + 1).join(' '),
    lastName: words.slice(place + 1).join(' '),
  }))
  return splits.findLast(({ firstName, lastName }) => Math.max(firstName.length, lastName.length) <= nameMax)
}
