import { useEffect, useRef } from 'react'
import { explainAsSpecified } from '../../../lib/api-error.ts'
import { useSecurityMessages } from './messages.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { offerPasskeys, signInWithPasskey } from './passkeys.ts'

/** Signs in by passkey: from the e-mail field's own suggestions, or by the button. */
export function LoginPasskey({ onProblem }: { onProblem: (message: string | undefined) => void }) {
  const t = useSecurityMessages()
  const tell = useRef(onProblem)
  tell.current = onProblem
  useEffect(() => offerPasskeys((error) => tell.current(explainAsSpecified(error))), [])
  return (
    <PasskeyButton label={t('signInWithPasskey')} variant="outlined" onAsk={signInWithPasskey} onProblem={onProblem} />
  )
}
