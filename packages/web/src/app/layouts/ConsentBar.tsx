import { useMe } from '../../features/users/me.ts'
import { onDemand } from '../../ui/on-demand.tsx'

const Bar = onDemand(async () => (await import('../../features/users/consents/loaded.ts')).loadConsentBar())

/** Where the terms or the privacy policy changed since somebody agreed. */
export function ConsentBar() {
  const due = useMe().data?.consentsDue ?? []
  return due.length > 0 ? <Bar due={due} /> : null
}
