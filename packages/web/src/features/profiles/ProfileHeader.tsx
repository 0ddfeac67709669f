import type { ProfileView } from '@materia/contract'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { attachmentUrl } from '../../domain/attachment-url.ts'
import { placeName } from '../../domain/place-names.ts'
import { VerifiedLine, VerifiedMark } from '../../domain/VerifiedBadge.tsx'
import { useListNames } from '../../lib/list-names.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ActionMenu, type MenuEntry } from '../../ui/dialogs/menu.tsx'
import { MoreIcon } from '../../ui/icons/icons.tsx'
import { PinIcon } from '../../ui/icons/screen-icons.tsx'
import { AcceptingChip } from './AcceptingChip.tsx'
import { FollowButton } from './FollowButton.tsx'
import { useProfileMessages } from './messages.ts'
import { PracticeLanguages } from './PracticeLanguages.tsx'
import { PictureMenu } from './picture/PictureMenu.tsx'
import { ProfessionBadge } from './profession.tsx'

const pictureSize = 104

/** Who this is, at a glance; `menuEntries` are what other features offer to do with the person. */
export function ProfileHeader({
  profile,
  isOwn,
  isBlocked = false,
  message,
  menuEntries = [],
  ownAction,
}: {
  profile: ProfileView
  isOwn: boolean
  /** By the viewer. */
  isBlocked?: boolean
  /** Writing to the person, for who may. */
  message?: MenuEntry
  menuEntries?: MenuEntry[]
  /** Beside one's own name. */
  ownAction?: ReactNode
}) {
  const t = useProfileMessages()
  const name = `${profile.firstName} ${profile.lastName}`
  const { state, regulator, checkedOn } = profile.verification
  const verified = state === 'Verified' && { regulator: regulator ?? '', checkedOn: checkedOn ?? '' }
  const { nameOf } = useListNames()
  const practice = [profile.specialty, profile.subSpecialty].flatMap((each) => (each ? [nameOf(each)] : [])).join(' · ')
  return (
    <Card
      component="header"
      sx={{
        position: 'relative',
        p: { xs: 2, sm: 3 },
        mb: 2,
        display: 'flex',
        gap: { xs: 2, sm: 3 },
        alignItems: 'center',
        flexWrap: 'wrap',
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <Avatar name={name} src={attachmentUrl(profile.profilePictureAttachmentId, 'medium')} size={pictureSize} />
        {isOwn && <PictureMenu userId={profile.userId} hasPicture={profile.profilePictureAttachmentId !== null} />}
      </Box>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h1">
          {name}
          {verified && <VerifiedMark {...verified} />}
        </Typography>
        {verified && <VerifiedLine {...verified} />}
        <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 0.75, flexWrap: 'wrap', alignItems: 'center' }}>
          <ProfessionBadge userType={profile.userType} roles={profile.roles} />
          {profile.userType && profile.isTakingPatients && <AcceptingChip />}
        </Stack>
        {practice && <Typography sx={{ mt: 0.75 }}>{practice}</Typography>}
        {profile.location && (
          <Typography
            variant="body2"
            component="div"
            sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary', minHeight: 28 }}
          >
            <PinIcon size={18} label={t('location')} />
            {placeName(profile.location)}
          </Typography>
        )}
        <PracticeLanguages codes={profile.languagesOfPractice} />
      </Box>
      {isOwn && ownAction}
      {!isOwn && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {isBlocked ? (
            <Typography sx={{ alignSelf: 'center', color: 'text.secondary' }}>{t('youBlocked')}</Typography>
          ) : (
            <FollowButton userId={profile.userId} name={name} isFollowed={profile.isFollowed} />
          )}
          {message && (
            <Button variant="contained" color="neutral" startIcon={message.icon} onClick={message.onSelect}>
              {message.label}
            </Button>
          )}
          {menuEntries.length > 0 && (
            // On a phone the two buttons fill their line.
            <Box sx={{ position: { xs: 'absolute', sm: 'static' }, top: 8, right: 8 }}>
              <ActionMenu label={t('moreFor', { name })} icon={<MoreIcon />} entries={menuEntries} />
            </Box>
          )}
        </Stack>
      )}
    </Card>
  )
}
