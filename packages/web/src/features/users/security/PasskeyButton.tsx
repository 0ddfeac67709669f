import Button from '@mui/material/Button'
import { useState } from 'react'
import { explain } from '../../../lib/api-error.ts'
import { useSecurityMessages } from './messages.ts'
import { canUsePasskeys, isGivenUp } from './passkeys.ts'

/** Runs something that asks for a passkey; a window that the person closed says nothing. */
export function PasskeyButton({
  label,
  variant = 'contained',
  type,
  onAsk,
  onProblem,
}: {
  label: string
  variant?: 'contained' | 'outlined'
  /** In a form Enter presses it. */
  type?: 'submit'
  onAsk: () => Promise<void>
  onProblem: (message: string | undefined) => void
}) {
  const t = useSecurityMessages()
  const [isBusy, setBusy] = useState(false)
  if (!canUsePasskeys()) return null
  async function onClick() {
    setBusy(true)
    onProblem(undefined)
    try {
      await onAsk()
    } catch (error) {
      if (!isGivenUp(error))
        onProblem(error instanceof Error && error.name === 'InvalidStateError' ? t('passkeyKnown') : explain(error))
    }
    setBusy(false)
  }
  return (
    <Button type={type} variant={variant} size="large" loading={isBusy} onClick={onClick}>
      {label}
    </Button>
  )
}
