import type { ProfileView } from '@materia/contract'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { onDemand } from '../../ui/on-demand.tsx'
import { AreasSection } from './sections/AreasSection.tsx'
import { BioSection } from './sections/BioSection.tsx'
import { ContactSection } from './sections/ContactSection.tsx'
import { PracticeSection } from './sections/PracticeSection.tsx'
import { QualificationsSection } from './sections/QualificationsSection.tsx'
import { VisibilitySection } from './sections/VisibilitySection.tsx'

const VerificationSection = onDemand(
  async () => (await import('./verification/loaded.ts')).loadVerificationSection(),
  <Box sx={{ minHeight: { xs: 271, sm: 208 } }} />,
)

const OrganisationSection = onDemand(
  async () => (await import('./organisation/loaded.ts')).loadOrganisationSection(),
  <Box sx={{ minHeight: 200 }} />,
)

/** The person's fields, each part with its own save. */
export function ProfileAbout({ profile, canEdit, isOwn }: { profile: ProfileView; canEdit: boolean; isOwn: boolean }) {
  // Organisations and the team see no patients and hold no licence.
  const isProfessional = profile.userType !== null
  const isOrganisation = profile.organisation !== null
  return (
    <Stack spacing={1.5} sx={{ '& p': { maxWidth: '72ch' } }}>
      <BioSection profile={profile} canEdit={canEdit} />
      {isOwn && isProfessional && <VerificationSection profile={profile} />}
      {canEdit && isProfessional && <PracticeSection profile={profile} />}
      {isOrganisation ? (
        <OrganisationSection profile={profile} canEdit={canEdit} />
      ) : (
        <ContactSection profile={profile} canEdit={canEdit} />
      )}
      {isProfessional && <QualificationsSection profile={profile} canEdit={canEdit} />}
      <AreasSection profile={profile} canEdit={canEdit} />
      {canEdit && !isOrganisation && <VisibilitySection profile={profile} />}
    </Stack>
  )
}
