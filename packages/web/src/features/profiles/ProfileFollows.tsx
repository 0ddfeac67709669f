import type { ProfileView } from '@materia/contract'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useRoles } from '../../domain/roles.ts'
import { useFormats } from '../../lib/language.ts'
import { useProfileMessages } from './messages.ts'
import { PeopleList } from './PeopleList.tsx'

export type FollowsShown = 'following' | 'followers'

/** Whom the person follows, and who follows them. */
export function ProfileFollows({
  profile,
  isOwn,
  shown,
  onShow,
}: {
  profile: ProfileView
  isOwn: boolean
  shown: FollowsShown
  onShow: (shown: FollowsShown) => void
}) {
  const t = useProfileMessages()
  const formats = useFormats()
  const { isDoctor, isAdmin } = useRoles()
  const name = profile.firstName
  const empty = {
    following: isOwn
      ? t('followsNobodyYou', { hasDirectory: String(isDoctor || isAdmin) })
      : t('followsNobody', { name }),
    followers: isOwn ? t('nobodyFollowsYou') : t('nobodyFollows', { name }),
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={shown}
        aria-label={t('whichPeople')}
        onChange={(_, chosen: FollowsShown | null) => chosen && onShow(chosen)}
        // Two halves of one switch, also where their words need two lines.
        sx={{ mb: 2, flexWrap: 'nowrap', '& > *': { minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' } }}
      >
        <ToggleButton value="following">
          {t('following', { count: formats.number(profile.followingCount) })}
        </ToggleButton>
        <ToggleButton value="followers">
          {t('followers', { count: formats.number(profile.followersCount) })}
        </ToggleButton>
      </ToggleButtonGroup>
      <PeopleList key={shown} side={shown} userId={profile.userId} empty={empty[shown]} />
    </>
  )
}
