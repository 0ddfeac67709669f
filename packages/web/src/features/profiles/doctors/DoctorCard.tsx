import type { DoctorSearchResult } from '@materia/contract'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { attachmentUrl } from '../../../domain/attachment-url.ts'
import { paths } from '../../../domain/paths.ts'
import { placeName } from '../../../domain/place-names.ts'
import { VerifiedBadge } from '../../../domain/VerifiedBadge.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { ActionMenu, type MenuEntry } from '../../../ui/dialogs/menu.tsx'
import { MoreIcon } from '../../../ui/icons/icons.tsx'
import { PhoneIcon, PinIcon } from '../../../ui/icons/screen-icons.tsx'
import { AcceptingChip } from '../AcceptingChip.tsx'
import { FollowButton } from '../FollowButton.tsx'
import { useProfileMessages } from '../messages.ts'
import { PracticeLanguages } from '../PracticeLanguages.tsx'
import { phoneHref, phoneWithExtension } from '../phone.ts'
import { ProfessionBadge } from '../profession.tsx'

/** One listed person; `menuEntries` are what other features offer to do with them. */
export function DoctorCard({
  doctor,
  isOwn,
  menuEntries = [],
}: {
  doctor: DoctorSearchResult
  isOwn: boolean
  menuEntries?: MenuEntry[]
}) {
  const t = useProfileMessages()
  const name = `${doctor.firstName} ${doctor.lastName}`
  const practice = [doctor.speciality, doctor.subSpecialty].filter(Boolean).join(' · ')
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Avatar name={name} src={attachmentUrl(doctor.profilePictureAttachmentId, 'small')} size={56} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2">
            <Link href={paths.profile(doctor.userId)} color="textPrimary">
              {name}
            </Link>
            <VerifiedBadge userId={doctor.userId} />
          </Typography>
          {practice && <Typography variant="body2">{practice}</Typography>}
          {/* On a phone as far as the card goes, under its menu. */}
          <Stack
            direction="row"
            useFlexGap
            sx={{ gap: 0.75, mt: 0.75, mr: { xs: menuEntries.length > 0 ? -5 : 0, sm: 0 }, flexWrap: 'wrap' }}
          >
            <ProfessionBadge userType={doctor.userType} />
            {doctor.isAcceptingNewPatients && <AcceptingChip />}
          </Stack>
        </Box>
        {menuEntries.length > 0 && (
          <ActionMenu label={t('moreFor', { name })} icon={<MoreIcon />} entries={menuEntries} />
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', mt: 'auto' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {doctor.location && (
            <Fact icon={<PinIcon size={18} label={t('location')} />}>{placeName(doctor.location)}</Fact>
          )}
          <PracticeLanguages codes={doctor.languagesOfPractice} />
          {doctor.telephoneNumber && (
            <Fact icon={<PhoneIcon size={18} label={t('phone')} />}>
              <Link href={phoneHref(doctor.telephoneNumber, doctor.telephoneExtension)}>
                {phoneWithExtension(doctor.telephoneNumber, doctor.telephoneExtension)}
              </Link>
            </Fact>
          )}
        </Box>
        {!isOwn && <FollowButton userId={doctor.userId} name={name} isFollowed={doctor.isFollowed} isQuiet />}
      </Box>
    </Card>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', minHeight: 28 }}
    >
      {icon}
      <span>{children}</span>
    </Typography>
  )
}
