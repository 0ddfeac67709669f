import type { ProfileUpdate, ProfileView } from '@materia/contract'

/** Whether everything the update says stands in the profile already. */
export function isSame(stored: ProfileView, update: ProfileUpdate): boolean {
  const texts = ['firstName', 'lastName', 'location', 'phoneNumber', 'phoneExtension', 'bio'] as const
  return (
    texts.every((field) => update[field] === undefined || (update[field] || null) === stored[field]) &&
    (update.isTakingPatients ?? stored.isTakingPatients) === stored.isTakingPatients &&
    (update.firstRunStep === undefined || update.firstRunStep === stored.firstRunStep) &&
    isSameChoice(update.specialty, stored.specialty) &&
    isSameChoice(update.subSpecialty, stored.subSpecialty) &&
    isSameSet(update.qualifications, stored.qualifications) &&
    isSameSet(update.languagesOfPractice, stored.languagesOfPractice) &&
    isSameSet(update.hiddenFields, stored.hiddenFields) &&
    isSameOrganisation(update.organisation, stored.organisation) &&
    isSameSet(
      update.areasOfInterestIds,
      stored.areasOfInterest.map(({ id }) => id),
    )
  )
}

const isSameOrganisation = (sent: ProfileUpdate['organisation'], stored: ProfileView['organisation']) =>
  Object.entries(sent ?? {}).every(
    ([field, value]) => value === undefined || (value || null) === stored?.[field as keyof typeof stored],
  )

const isSameChoice = (sent: { id: number } | null | undefined, stored: { id: number } | null) =>
  sent === undefined || (sent?.id ?? null) === (stored?.id ?? null)

const isSameSet = <Value>(sent: Value[] | undefined, stored: Value[]) =>
  sent === undefined || (new Set(sent).size === stored.length && stored.every((value) => sent.includes(value)))
