import type { ProfileView } from '@materia/contract'
import Typography from '@mui/material/Typography'
import { useProfileMessages } from '../messages.ts'
import { BioFields } from './forms-on-demand.tsx'
import { SectionFrame } from './SectionFrame.tsx'

export function BioSection({ profile, canEdit }: { profile: ProfileView; canEdit: boolean }) {
  const t = useProfileMessages()
  if (!canEdit && !profile.bio) return null
  return (
    <SectionFrame
      title={t('about')}
      canEdit={canEdit}
      form={(onDone) => <BioFields profile={profile} onDone={onDone} />}
    >
      <Typography sx={{ whiteSpace: 'pre-line', maxWidth: '70ch', color: profile.bio ? undefined : 'text.secondary' }}>
        {profile.bio ?? t(profile.organisation ? 'aboutOrganisationHint' : 'aboutHint')}
      </Typography>
    </SectionFrame>
  )
}
