import { useLayoutMessages } from './messages.ts'
import { adminLinks } from './navigation.tsx'
import { slots } from './slots.tsx'

/** The entries of the admin menu; the desk says how much waits there. */
export function useAdminLinks(): { label: string; href: string; waiting: number }[] {
  const t = useLayoutMessages()
  const waiting = slots.useWaitingCount(true)
  return adminLinks.map(({ message, href }) => {
    if (message !== 'editorialDesk' || waiting === 0) return { label: t(message), href, waiting: 0 }
    return { label: t('deskWaiting', { count: waiting }), href, waiting }
  })
}
