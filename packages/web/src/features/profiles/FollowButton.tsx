import Button from '@mui/material/Button'
import { CheckIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { useFollow } from './follow.ts'
import { useProfileMessages } from './messages.ts'

/** Follows and unfollows; says which it is by its words, and by `aria-pressed`. Quiet where many stand together. */
export function FollowButton({
  userId,
  name,
  isFollowed,
  isQuiet = false,
}: {
  userId: string
  name: string
  isFollowed: boolean
  isQuiet?: boolean
}) {
  const t = useProfileMessages()
  const follow = useFollow()
  return (
    <Button
      variant={isQuiet && !isFollowed ? 'outlined' : 'contained'}
      color={isFollowed ? 'neutral' : 'primary'}
      aria-pressed={isFollowed}
      aria-label={t(isFollowed ? 'followingPerson' : 'followPerson', { name })}
      startIcon={isFollowed ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      onClick={() => follow({ userId, isFollowed: !isFollowed })}
      sx={{ flex: 'none' }}
    >
      {t(isFollowed ? 'isFollowed' : 'follow')}
    </Button>
  )
}
