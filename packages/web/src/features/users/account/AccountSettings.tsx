import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { Devices } from './Devices.tsx'
import { LanguageSetting } from './LanguageSetting.tsx'
import { ReadingLanguages } from './ReadingLanguages.tsx'

const EmailAddress = onDemand(async () => (await import('../security/loaded.ts')).loadEmailAddress())
const Identifiers = onDemand(async () => (await import('../security/loaded.ts')).loadIdentifiers())
const SecuritySettings = onDemand(async () => (await import('../security/loaded.ts')).loadSecuritySettings())

/** What one settles about one's own account; `myData` stands before its end. */
export function AccountSettings({ userId, myData }: { userId: string; myData?: ReactNode }) {
  return (
    <Stack spacing={1.5}>
      <LanguageSetting />
      <ReadingLanguages userId={userId} />
      <Identifiers />
      <EmailAddress />
      <ChangePassword />
      <SecuritySettings />
      <Devices />
      {myData}
      <DeleteAccount userId={userId} />
    </Stack>
  )
}
