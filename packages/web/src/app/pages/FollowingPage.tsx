import { FollowedThings } from '../../features/subscriptions/FollowedThings.tsx'
import { MutedThings } from '../../features/subscriptions/MutedThings.tsx'
import { useSubscriptionMessages } from '../../features/subscriptions/messages.ts'
import { PageTitle } from '../../ui/page-title.tsx'

/** What the viewer follows beside people, and what they muted. */
export function FollowingPage() {
  const t = useSubscriptionMessages()
  return (
    <>
      <PageTitle title={t('whatIFollow')} />
      <FollowedThings />
      <MutedThings />
    </>
  )
}
