import type { ProfileView } from '@materia/contract'
import Stack from '@mui/material/Stack'
import { AreasSection } from './sections/AreasSection.tsx'
import { BioSection } from './sections/BioSection.tsx'
import { ContactSection } from './sections/ContactSection.tsx'
import { PracticeSection } from './sections/PracticeSection.tsx'
import { QualificationsSection } from './sections/QualificationsSection.tsx'
import { VisibilitySection } from './sections/VisibilitySection.tsx'

/** The person's fields, each part with its own save. */
export function ProfileAbout({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  return (
    <Stack spacing={1.5}>
      <BioSection profile={profile} canEdit={canEdit} />
      {canEdit && <PracticeSection profile={profile} />}
      <ContactSection profile={profile} canEdit={canEdit} />
      <QualificationsSection profile={profile} canEdit={canEdit} />
      <AreasSection profile={profile} canEdit={canEdit} />
      {canEdit && <VisibilitySection profile={profile} />}
    </Stack>
  )
}
