import { useSyncExternalStore } from 'react'
import { getConfirmation, onConfirmation } from '../lib/confirmation.ts'
import { onDemand } from '../ui/on-demand.tsx'

const ConfirmIdentity = onDemand(async () =>
  (await import('../features/users/security/loaded.ts')).loadConfirmIdentity(),
)

/** The one place where somebody proves that it is them, over whatever they were doing. */
export function Confirmations() {
  const answer = useSyncExternalStore(onConfirmation, getConfirmation, () => undefined)
  return answer ? <ConfirmIdentity onAnswer={answer} /> : null
}
