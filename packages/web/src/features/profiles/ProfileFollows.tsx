import type { ProfileView } from '@materia/contract'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
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
  const empty = {
    following: isOwn
      ? 'You follow nobody yet. Follow colleagues from their profiles or from the doctor search.'
      : `${profile.firstName} follows nobody yet.`,
    followers: isOwn ? 'Nobody follows you yet.' : `Nobody follows ${profile.firstName} yet.`,
  }
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={shown}
        aria-label="Which people"
        onChange={(_, chosen: FollowsShown | null) => chosen && onShow(chosen)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="following">Following ({profile.followingCount.toLocaleString('en-CA')})</ToggleButton>
        <ToggleButton value="followers">Followers ({profile.followersCount.toLocaleString('en-CA')})</ToggleButton>
      </ToggleButtonGroup>
      <PeopleList key={shown} side={shown} userId={profile.userId} empty={empty[shown]} />
    </>
  )
}
