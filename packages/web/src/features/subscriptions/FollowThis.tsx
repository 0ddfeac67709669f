import type { SubscriptionTarget } from '@materia/contract'
import Button from '@mui/material/Button'
import { CheckIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { useFollowing, useSubscriptionTo } from './api.ts'
import { useSubscriptionMessages } from './messages.ts'

/** The same everywhere: follows this very thing, or stops. */
export function FollowThis({
  target,
  name,
  isOffered = false,
}: {
  target: SubscriptionTarget
  name?: string
  /** In a list of what could be followed. */
  isOffered?: boolean
}) {
  const t = useSubscriptionMessages()
  const { isKnown, subscription } = useSubscriptionTo(target)
  const { follow, stop } = useFollowing()
  const isSearch = target.type === 'Search'
  const isBusy = !isKnown || follow.isPending || stop.isPending
  return (
    <Button
      {...(isOffered && !subscription ? { variant: 'outlined' } : { variant: 'contained', color: 'neutral' })}
      disabled={isBusy}
      aria-pressed={subscription !== undefined}
      aria-label={name && t(subscription ? 'stopFollowing' : isSearch ? 'followSearchFor' : 'followNamed', { name })}
      startIcon={subscription ? <CheckIcon size={20} /> : <PlusIcon size={20} />}
      onClick={() => (subscription ? stop.mutate(subscription.id) : follow.mutate(target))}
    >
      {t(subscription ? 'following' : isSearch ? 'followSearch' : 'follow')}
    </Button>
  )
}
