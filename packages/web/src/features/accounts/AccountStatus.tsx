import type { UserStatus } from '@materia/contract'
import Chip from '@mui/material/Chip'
import { useAccountMessages } from './messages.ts'

const looks: Record<
  UserStatus,
  { message: 'invited' | 'active' | 'deactivated'; color: 'default' | 'success' | 'error' }
> = {
  New: { message: 'invited', color: 'default' },
  Approved: { message: 'active', color: 'success' },
  Disabled: { message: 'deactivated', color: 'error' },
}

/** `newWord` names those whose e-mail address is not confirmed yet. */
export function AccountStatus({ status, newWord }: { status: UserStatus; newWord?: string }) {
  const t = useAccountMessages()
  const { message, color } = looks[status]
  return (
    <Chip
      size="small"
      variant="outlined"
      label={status === 'New' ? (newWord ?? t(message)) : t(message)}
      color={color}
    />
  )
}

export function useStatusChoices(newWord?: string) {
  const t = useAccountMessages()
  return [
    { value: '', label: t('all') },
    { value: 'Approved', label: t('active') },
    { value: 'New', label: newWord ?? t('invited') },
    { value: 'Disabled', label: t('deactivated') },
  ] as const
}
