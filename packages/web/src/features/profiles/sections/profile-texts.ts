import type { ProfileUpdate, ProfileView } from '@materia/contract'
import { audienceOf, audiences, choosable } from './visibility.ts'

export type ChangedField = keyof Omit<ProfileUpdate, 'userId' | 'xmin'>

const readers: Record<ChangedField, { label: string; read: (profile: ProfileView) => string }> = {
  firstName: { label: 'First name', read: ({ firstName }) => firstName },
  lastName: { label: 'Last name', read: ({ lastName }) => lastName },
  specialty: { label: 'Specialty', read: ({ specialty }) => specialty?.name ?? '' },
  subSpecialty: { label: 'Sub-specialty', read: ({ subSpecialty }) => subSpecialty?.name ?? '' },
  location: { label: 'Location', read: ({ location }) => location ?? '' },
  phoneNumber: { label: 'Office phone', read: ({ phoneNumber }) => phoneNumber ?? '' },
  phoneExtension: { label: 'Extension', read: ({ phoneExtension }) => phoneExtension ?? '' },
  isTakingPatients: {
    label: 'New patients',
    read: ({ isTakingPatients }) => (isTakingPatients ? 'Accepting' : 'Not accepting'),
  },
  qualifications: { label: 'Qualifications', read: ({ qualifications }) => qualifications.join(', ') },
  areasOfInterestIds: {
    label: 'Areas of interest',
    read: ({ areasOfInterest }) =>
      areasOfInterest
        .map(({ title }) => title)
        .toSorted()
        .join(', '),
  },
  bio: { label: 'About you', read: ({ bio }) => bio ?? '' },
  hiddenFields: {
    label: 'Who sees what',
    read: ({ hiddenFields }) =>
      choosable.map(({ field, label }) => `${label}: ${audiences[audienceOf(hiddenFields, field)]}`).join('\n'),
  },
}

/** The fields of a form as a reader compares them. */
export const profileTexts = (fields: ChangedField[], profile: ProfileView) =>
  fields.map((field) => ({ label: readers[field].label, text: readers[field].read(profile) }))

export const isSameIn = (fields: ChangedField[], one: ProfileView, other: ProfileView): boolean =>
  fields.every((field) => readers[field].read(one) === readers[field].read(other))
