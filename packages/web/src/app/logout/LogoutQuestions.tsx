import { useSyncExternalStore } from 'react'
import { type LoadMessages, withMessages } from '../../lib/language.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { answerLogout, isLogoutAsked, onLogoutAsked } from './asking.ts'

const loadMessages: LoadMessages = async (language) => ({
  logout: (await (language === 'fr' ? import('./messages.fr.ts') : import('./messages.en.ts'))).messages,
})

const LogoutDialog = onDemand(async () => {
  const { LogoutDialog } = await withMessages(import('./LogoutDialog.tsx'), loadMessages)
  return LogoutDialog
})

/** The one place where somebody who logs out is told what they would lose. */
export function LogoutQuestions() {
  const isAsked = useSyncExternalStore(onLogoutAsked, isLogoutAsked, () => false)
  return isAsked ? <LogoutDialog onAnswer={answerLogout} /> : null
}
