import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import { Loading } from '../../../ui/states.tsx'
import { useMe } from '../me.ts'
import { useUserMessages } from '../messages.ts'
import { hasIdentifier } from '../registration.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { LanguageSetting } from './LanguageSetting.tsx'
import { MailSettings } from './MailSettings.tsx'
import { ReadingLanguages } from './ReadingLanguages.tsx'

/** As high as what comes, so that nothing below it moves. */
const EmailAddress = onDemand(
  async () => (await import('../security/loaded.ts')).loadEmailAddress(),
  <Box sx={{ minHeight: { xs: 321, sm: 297 } }} />,
)
const Identifiers = onDemand(
  async () => (await import('../security/loaded.ts')).loadIdentifiers(),
  <Box sx={{ minHeight: { xs: 281, sm: 233 } }} />,
)
const SecuritySettings = onDemand(
  async () => (await import('../security/loaded.ts')).loadSecuritySettings(),
  <Box sx={{ minHeight: { xs: 810, sm: 700 } }} />,
)

/** What one settles about one's own account; `myData` stands before its end. */
export function AccountSettings({ userId, myData }: { userId: string; myData?: ReactNode }) {
  const t = useUserMessages()
  const me = useMe()
  if (me.isPending) return <Loading label={t('language')} />
  return (
    <Stack spacing={1.5} sx={{ '& p': { maxWidth: '72ch' } }}>
      <LanguageSetting />
      <ReadingLanguages userId={userId} />
      {me.data && hasIdentifier(me.data.userType) && <Identifiers />}
      <MailSettings />
      <EmailAddress />
      <ChangePassword />
      <SecuritySettings />
      <Devices />
      {myData}
      <DeleteAccount userId={userId} />
    </Stack>
  )
}
