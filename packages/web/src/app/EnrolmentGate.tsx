import { type ReactNode, useSyncExternalStore } from 'react'
import { isEnrolmentNeeded, onEnrolment } from '../lib/enrolment.ts'
import { onDemand } from '../ui/on-demand.tsx'

const EnrolmentScreen = onDemand(async () =>
  (await import('../features/users/security/loaded.ts')).loadEnrolmentScreen(),
)

/** Where everybody needs a second factor, nothing else is shown before there is one. */
export function EnrolmentGate({ children }: { children: ReactNode }) {
  const isNeeded = useSyncExternalStore(onEnrolment, isEnrolmentNeeded, () => false)
  return isNeeded ? <EnrolmentScreen /> : children
}
