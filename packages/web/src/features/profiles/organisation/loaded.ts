import { type LoadMessages, loadMessages } from '../../../lib/language.ts'

/** Words that only the profile of an organisation says. */
export const organisationMessages: LoadMessages = async (language) => ({
  organisation: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

export async function loadOrganisationSection() {
  const [{ OrganisationSection }] = await Promise.all([
    import('./OrganisationSection.tsx'),
    loadMessages(organisationMessages),
  ])
  return OrganisationSection
}
