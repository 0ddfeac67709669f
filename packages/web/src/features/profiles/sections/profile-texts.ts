import type { ProfileUpdate, ProfileView } from '@materia/contract'
import { profileMessages } from '../messages.ts'
import { audienceOf, choosable } from './visibility.ts'

export type ChangedField = keyof Omit<ProfileUpdate, 'userId' | 'xmin' | 'firstRunStep'>

export type FieldTexts = Record<ChangedField, (profile: ProfileView) => string>

const textOf: FieldTexts = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  specialty: ({ specialty }) => specialty?.name ?? '',
  subSpecialty: ({ subSpecialty }) => subSpecialty?.name ?? '',
  location: ({ location }) => location ?? '',
  phoneNumber: ({ phoneNumber }) => phoneNumber ?? '',
  phoneExtension: ({ phoneExtension }) => phoneExtension ?? '',
  isTakingPatients: ({ isTakingPatients }) => profileMessages()(isTakingPatients ? 'acceptingShort' : 'notAccepting'),
  languagesOfPractice: ({ languagesOfPractice }) =>
    languagesOfPractice.map((code) => profileMessages()(`languages.${code}`)).join(', '),
  qualifications: ({ qualifications }) => qualifications.join(', '),
  areasOfInterestIds: ({ areasOfInterest }) =>
    areasOfInterest
      .map(({ title }) => title)
      .toSorted()
      .join(', '),
  bio: ({ bio }) => bio ?? '',
  organisation: ({ organisation }) =>
    Object.values(organisation ?? {})
      .filter(Boolean)
      .join('\n'),
  hiddenFields: ({ hiddenFields }) => choosable.map(({ field }) => whoSees(hiddenFields, field)).join('\n'),
}

function whoSees(hidden: ProfileView['hiddenFields'], field: (typeof choosable)[number]['field']): string {
  const t = profileMessages()
  return t('fieldAndAudience', { field: t(`hideable.${field}`), audience: t(`audiences.${audienceOf(hidden, field)}`) })
}

/** The fields of a form as a viewer compares them; a section may have words of its own for one. */
export const profileTexts = (fields: ChangedField[], profile: ProfileView, words: Partial<FieldTexts> = {}) =>
  fields.map((field) => ({
    label: profileMessages()(`fields.${field}`),
    text: (words[field] ?? textOf[field])(profile),
  }))

export const isSameIn = (fields: ChangedField[], one: ProfileView, other: ProfileView): boolean =>
  fields.every((field) => textOf[field](one) === textOf[field](other))
