import { type LoadMessages, withMessages } from '../../../lib/language.ts'

/** Words that only the profile of an organisation says. */
const organisationMessages: LoadMessages = async (language) => ({
  organisation: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export async function loadOrganisationSection() {
  const { OrganisationSection } = await withMessages(import('./OrganisationSection.tsx'), organisationMessages)
  return OrganisationSection
}

export async function loadOrganisationStep() {
  const { OrganisationStep } = await withMessages(import('./OrganisationStep.tsx'), organisationMessages)
  return OrganisationStep
}
